import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTalk } from '../chat.fixture.server.ts';
import { nameChatVisitor } from './name-chat-visitor.server.ts';
import { queueChatEmail } from './queue-chat-email.server.ts';
import { sendChatMessage } from './send-chat-message.server.ts';

useDatabase();
describe('queueChatEmail', () => {
  afterEach(() => freezeClock());

  const queued = async () => {
    const jobs = db().selectFrom('jobs').select('run_at').where('kind', '=', 'chat-email').orderBy('id');
    return (await jobs.execute()).map(({ run_at }) => run_at);
  };

  it('waits 30 s for an absent visitor and 3 min for a present one; skips one without address', async () => {
    freezeClock('2026-11-21T08:00:00.000Z');
    const queue = (sender_email: string, visitor_seen_at: string) =>
      queueChatEmail({ id: 1, sender_email, visitor_seen_at });
    await queue('', '2026-11-21T07:00:00.000Z');
    await queue('elodie@essai.example', '2026-11-21T07:58:00.000Z');
    await queue('elodie@essai.example', '2026-11-21T07:58:01.000Z');
    expect(await queued()).toEqual(['2026-11-21T08:00:30.000Z', '2026-11-21T08:03:00.000Z']);
  });

  it('queues the company’s messages, and answers older than the visitor’s address', async () => {
    freezeClock('2026-11-21T08:00:00.000Z');
    const { session_id, visitor } = await aTalk();
    const admin = await asAdmin();
    await nameChatVisitor(visitor, { session_id, sender_email: 'premiere@essai.example' });
    await nameChatVisitor(visitor, { session_id, sender_email: '' });
    await sendChatMessage(admin, { session_id, message: 'Oui.' });
    expect(await queued()).toEqual([]);
    await nameChatVisitor(visitor, { session_id, sender_email: 'elodie@essai.example' });
    await nameChatVisitor(visitor, { session_id, sender_email: 'elodie@essai.example', sender_name: 'Élodie' });
    expect(await queued()).toEqual(['2026-11-21T08:03:00.000Z']);
    freezeClock('2026-11-21T09:00:00.000Z');
    await sendChatMessage(admin, { session_id, message: 'Êtes-vous là ?' });
    expect((await queued())[1]).toBe('2026-11-21T09:00:30.000Z');
  });
});
