import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { anAccount, asAccount, asAdmin, asVisitor } from '../user.fixture.server.ts';
import { EXPORT_LIMIT } from '../user.rules.ts';
import { exportUsers } from './export-users.server.ts';

useDatabase();

describe('exportUsers', () => {
  it('exports every account that matches the search and filters, without secrets', async () => {
    const admin = await asAdmin();
    for (let index = 0; index < 25; index += 1) await anAccount({ name: `Élodie ${index}`, role: 'manager' });
    await anAccount({ name: 'Élodie cliente' });
    const users = await readRows(
      exportUsers(admin, { search: 'elodie', role: 'manager', sort_by: 'name', sort_order: 'asc' }),
    );
    expect(users).toHaveLength(25);
    expect(users[0]?.name).toBe('Élodie 0');
    expect(JSON.stringify(users)).not.toMatch(/argon2|Hash/);
    const line = await db().selectFrom('audit_log').select(['action', 'after']).executeTakeFirstOrThrow();
    expect([line.action, JSON.parse(line.after ?? '')]).toEqual([
      'user.export',
      { search: 'elodie', role: 'manager', sort_by: 'name', sort_order: 'asc', count: 25 },
    ]);
  });

  it('allows only administrators, and answers 429 after too many exports', async () => {
    await expect(exportUsers(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
    await expect(exportUsers(asAccount(await anAccount()), {})).rejects.toMatchObject({ status: 403 });
    const admin = await asAdmin();
    for (let turn = 0; turn < EXPORT_LIMIT.hits; turn += 1) await exportUsers(admin, {});
    await expect(exportUsers(admin, {})).rejects.toMatchObject({ status: 429 });
  });
});
