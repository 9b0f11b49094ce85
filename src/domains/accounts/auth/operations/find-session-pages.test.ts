import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aSession } from '../auth.fixture.server.ts';
import { findSessionPages } from './find-session-pages.server.ts';

useDatabase();

describe('findSessionPages', () => {
  it('returns the sessions of one account only, without their secrets', async () => {
    const account = await anAccount();
    await aSession(account);
    await aSession(account);
    await aSession(await anAccount());
    const request = { userId: account.id, role: account.role, currentId: 0 };
    const sessions = await findSessionPages(request);
    expect(sessions.count).toBe(2);
    const rows = await readRows(sessions);
    expect(rows).toMatchObject([{ is_current: false }, { is_current: false }]);
    expect(JSON.stringify(rows)).not.toContain('hash');
    const currentId = rows[0]?.id ?? 0;
    const current = await readRows(findSessionPages({ ...request, currentId }));
    expect(current.filter(({ is_current }) => is_current)).toMatchObject([{ id: currentId }]);
  });
});
