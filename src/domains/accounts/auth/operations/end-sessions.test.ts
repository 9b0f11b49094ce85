import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession, toActor } from '../auth.fixture.server.ts';
import { endSessions } from './end-sessions.server.ts';

useDatabase();
const toSession = ({ context: { actor } }: Awaited<ReturnType<typeof aSession>>) =>
  actor.kind === 'user' ? actor.sessionId : 0;

describe('endSessions', () => {
  it('ends one, all but one or all sessions of one account, and notifies the nodes if any ended', async () => {
    const account = await anAccount({ role: 'admin' });
    const other = await aSession(await anAccount());
    const mine = [await aSession(account), await aSession(account), await aSession(account), await aSession(account)];
    const [first, second] = mine.map(toSession);
    const heard: unknown[] = [];
    const leave = subscribe('sessions', (message) => heard.push(message));
    const userId = account.id;
    expect(await endSessions({ userId, only: toSession(other) })).toEqual({ count: 0 });
    expect(heard).toEqual([]);
    expect(await endSessions({ userId, only: first })).toEqual({ count: 1 });
    expect(await endSessions({ userId, except: second })).toEqual({ count: 2 });
    expect(await endSessions({ userId })).toEqual({ count: 1 });
    leave();
    expect(heard).toEqual([{ user: userId }, { user: userId }, { user: userId }]);
    expect((await toActor(other.token)).kind).toBe('user');
  });
});
