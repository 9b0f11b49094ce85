import { afterEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChat, aChatLink, aChatVisitor } from '../chat.fixture.server.ts';
import { enterChat } from '../chat.queries.server.ts';
import { RESUME_LIMIT } from '../chat.rules.ts';
import { openChat } from './open-chat.server.ts';
import { resumeChat } from './resume-chat.server.ts';

useDatabase();
afterEach(() => freezeClock());

const ended = { code: 'not-found', message: expect.stringContaining('Ce lien n’ouvre plus') };

describe('resumeChat', () => {
  it('gives further browsers access with their own secrets and removes none', async () => {
    const { session_id } = await openChat(aChatVisitor(), { browserSecret: 'first' });
    const token = await aChatLink(session_id);
    await expect(enterChat(asVisitor(), { session_id, browserSecret: 'second' })).rejects.toMatchObject({
      code: 'not-found',
    });
    for (const browserSecret of ['second', 'third', 'second']) {
      expect(await resumeChat(aChatVisitor(), { token, browserSecret })).toEqual({ session_id });
    }
    for (const browserSecret of ['first', 'second', 'third']) {
      expect(await enterChat(asVisitor(), { session_id, browserSecret })).toMatchObject({ side: 'user' });
    }
    await expect(enterChat(asVisitor(), { session_id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('opens only the link’s own conversation', async () => {
    const one = await openChat(aChatVisitor(), { browserSecret: 'one' });
    const other = await openChat(aChatVisitor(), { browserSecret: 'other' });
    await resumeChat(aChatVisitor(), { token: await aChatLink(one.session_id), browserSecret: 'new' });
    const foreign = enterChat(asVisitor(), { session_id: other.session_id, browserSecret: 'new' });
    await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
  });

  it('returns the id to a program, and adds no browser secret to a conversation opened by a program', async () => {
    const bound = await openChat(aChatVisitor(), { browserSecret: 'first' });
    const token = await aChatLink(bound.session_id);
    expect(await resumeChat(aChatVisitor(), { token })).toEqual(bound);
    await expect(enterChat(asVisitor(), bound)).rejects.toMatchObject({ code: 'not-found' });
    const { session_id } = await aChat();
    await resumeChat(aChatVisitor(), { token: await aChatLink(session_id), browserSecret: 'browser' });
    expect(await enterChat(asVisitor(), { session_id })).toMatchObject({ session_id });
    expect(await db().selectFrom('chat_binds').select('bind_hash').execute()).toHaveLength(1);
  });

  it('expires after thirty days, and refuses any other token', async () => {
    freezeClock('2026-11-21T08:00:00.000Z');
    const { session_id } = await aChat();
    const token = await aChatLink(session_id);
    for (const wrong of ['x', `${token}x`, session_id]) {
      await expect(resumeChat(aChatVisitor(), { token: wrong })).rejects.toMatchObject(ended);
    }
    freezeClock('2026-12-21T07:59:59.000Z');
    expect(await resumeChat(aChatVisitor(), { token })).toEqual({ session_id });
    freezeClock('2026-12-21T08:00:00.000Z');
    await expect(resumeChat(aChatVisitor(), { token })).rejects.toMatchObject(ended);
    expect(JSON.stringify(await db().selectFrom('chat_links').selectAll().execute())).not.toContain(token);
  });

  it('allows thirty attempts an hour from one IP address', async () => {
    const visitor = aChatVisitor();
    for (let count = 0; count < RESUME_LIMIT.hits; count += 1) {
      await expect(resumeChat(visitor, { token: `${count}` })).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(resumeChat(visitor, { token: 'x' })).rejects.toMatchObject({ code: 'limit' });
  });
});
