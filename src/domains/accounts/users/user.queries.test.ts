import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAdmin } from './user.fixture.server.ts';
import { changeRights } from './user.internal.server.ts';
import { countUsers, listUsers, listUsersByRole, readUser } from './user.queries.server.ts';

useDatabase();

describe('countUsers', () => {
  it('counts by role and by state', async () => {
    const admin = await asAdmin();
    await anAccount({ role: 'manager' });
    const { id } = await anAccount();
    await changeRights({ id, is_active: false });
    expect(await countUsers(admin, {})).toEqual({ total: 3, active: 2, inactive: 1, admin: 1, manager: 1, user: 1 });
  });
});

describe('listUsersByRole', () => {
  it('returns only the accounts of one role', async () => {
    await anAccount({ name: 'Ada', role: 'manager' });
    const { items } = await listUsersByRole(await asAdmin(), { role: 'manager' });
    expect(items.map(({ name }) => name)).toEqual(['Ada']);
  });
});

describe('listUsers', () => {
  const names = async (query: Parameters<typeof listUsers>[1], context = asAdmin()) =>
    (await listUsers(await context, query)).items.map(({ name }) => name);

  it('searches name and address without accents, and filters by role', async () => {
    await anAccount({ name: 'Élodie Vernet', role: 'manager' });
    await anAccount({ name: 'Jean Roux', email: 'toit@elodie.example' });
    expect((await names({ search: 'ELODIE' })).sort()).toEqual(['Jean Roux', 'Élodie Vernet']);
    expect(await names({ search: 'elodie', role: 'manager' })).toEqual(['Élodie Vernet']);
    expect(await names({ search: 'elodie', active: 'false' })).toEqual([]);
  });

  it('sorts names as in French, into pages that never overlap', async () => {
    const admin = await asAdmin();
    for (const name of ['Zoé', 'Étienne', 'Ada']) await anAccount({ name, role: 'manager' });
    const asked = { role: 'manager', sort_by: 'name', sort_order: 'asc', per_page: 2 } as const;
    const pages = await Promise.all([1, 2].map((page) => listUsers(admin, { ...asked, page })));
    expect(pages.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Ada', 'Étienne', 'Zoé']);
    expect(pages[0]?.meta).toMatchObject({ total: 3, last_page: 2 });
  });

  it('returns no password hash', async () => {
    expect(JSON.stringify(await listUsers(await asAdmin(), {}))).not.toMatch(/argon|hash/i);
  });
});

describe('readUser', () => {
  it('returns one account without its password', async () => {
    const {
      passwordHash: _,
      passwordChangedAt: _at,
      passwordIsWeak: _weak,
      isSelfRegistered: _origin,
      ...account
    } = await anAccount({ name: 'Ada' });
    expect(await readUser(await asAdmin(), { id: account.id })).toEqual(account);
  });

  it('answers 404 for a missing account', async () => {
    await expect(readUser(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
