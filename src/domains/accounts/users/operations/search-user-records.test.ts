import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAdmin, asVisitor } from '../user.fixture.server.ts';
import { searchUserRecords } from './search-user-records.server.ts';

useDatabase();

describe('searchUserRecords', () => {
  it('finds accounts by name and address, ignoring accents', async () => {
    const admin = await asAdmin();
    const { id } = await anAccount({ name: 'Élodie Vernet', email: 'toit@essai.example' });
    const found = [{ id, title: 'Élodie Vernet', subtitle: 'toit@essai.example' }];
    expect(await searchUserRecords(admin, { search: 'ELODIE', limit: 5 })).toEqual(found);
    expect(await searchUserRecords(admin, { search: 'toit@', limit: 5 })).toEqual(found);
  });

  it('allows only administrators', async () => {
    const refused = searchUserRecords(asVisitor(), { search: 'abc', limit: 5 });
    await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
