import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aService } from '../service.fixture.server.ts';
import { searchServiceRecords } from './search-service-records.server.ts';

useDatabase();

describe('searchServiceRecords', () => {
  it('finds published and hidden services without regard to accents, newest first', async () => {
    const admin = await asAdmin();
    const old = await aService({ title: 'Évacuation des eaux', category: 'Couverture' });
    const hidden = await aService({ title: 'ÉVACUATION cachée', category: 'Couverture', is_active: false });
    await aService({ title: 'Autre chose' });
    expect(await searchServiceRecords(admin, { search: 'evacuation', limit: 5 })).toEqual([
      { id: hidden.id, title: 'ÉVACUATION cachée', subtitle: 'Couverture' },
      { id: old.id, title: 'Évacuation des eaux', subtitle: 'Couverture' },
    ]);
    expect(await searchServiceRecords(admin, { search: 'evacuation', limit: 1 })).toHaveLength(1);
    expect(await searchServiceRecords(admin, { search: '%%', limit: 5 })).toEqual([]);
  });

  it('allows only administrators and requires at least two characters', async () => {
    await expect(searchServiceRecords(asVisitor(), { search: 'abc', limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(searchServiceRecords(await asAdmin(), { search: 'a', limit: 5 })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
