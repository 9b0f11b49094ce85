import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { countServices } from './count-services.server.ts';

useDatabase();

describe('countServices', () => {
  it('counts published services, hidden services and distinct categories', async () => {
    const admin = await asAdmin();
    const none = { total: 0, active: 0, draft: 0, categories: 0, category_names: [] };
    expect(await countServices(admin, {})).toEqual(none);
    await aStoredService({ title: 'A', category: 'Zinc' });
    await aStoredService({ title: 'B', category: 'Zinc', is_active: false });
    await aStoredService({ title: 'C', category: 'Énergie' });
    await aStoredService({ title: 'D' });
    const counted = { total: 4, active: 3, draft: 1, categories: 2, category_names: ['Énergie', 'Zinc'] };
    expect(await countServices(admin, {})).toEqual(counted);
    await expect(countServices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
