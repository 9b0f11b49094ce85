import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aService } from '../service.fixture.server.ts';
import { listServices } from './list-services.server.ts';

useDatabase();

describe('listServices', () => {
  it('lists published services in the owner’s order, then by creation', async () => {
    await aService({ title: 'Dernier', sort_order: 9 });
    await aService({ title: 'Premier', sort_order: 1 });
    await aService({ title: 'Caché', is_active: false });
    await aService({ title: 'Deuxième', sort_order: 1 });
    const services = await listServices(asVisitor(), {});
    expect(services.map((service) => service.title)).toEqual(['Premier', 'Deuxième', 'Dernier']);
  });

  it('returns an empty list on an empty site', async () => {
    expect(await listServices(asVisitor(), {})).toEqual([]);
  });
});
