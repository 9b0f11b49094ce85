import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { readStoredService } from './read-stored-service.server.ts';

useDatabase();

describe('readStoredService', () => {
  it('returns hidden services as well, to administrators', async () => {
    const service = await aStoredService({ is_active: false });
    expect(await readStoredService(await asAdmin(), { id: String(service.id) })).toEqual(service);
    await expect(readStoredService(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(readStoredService(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
