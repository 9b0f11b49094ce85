import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aMessage } from '../contact.fixture.server.ts';
import { changeMessage } from './change-message.server.ts';
import { countMessageFigures } from './count-message-figures.server.ts';
import { replyMessage } from './reply-message.server.ts';

useDatabase();
describe('countMessageFigures', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-10T00:00:00.000Z';

  it('returns zeros and null for an empty inbox', async () => {
    expect(await countMessageFigures(await asAdmin(), { since: SINCE })).toEqual({
      total: 0,
      by_status: { unread: 0, read: 0, replied: 0, archived: 0 },
      total_before: 0,
      oldest_unread_at: null,
      response_hours: null,
    });
  });

  it('counts by status, and returns the oldest unread message and the average response time', async () => {
    const admin = await asAdmin();
    freezeClock('2026-11-09T08:00:00.000Z');
    const early = await aMessage();
    freezeClock('2026-11-09T10:00:00.000Z');
    const waiting = await aMessage();
    freezeClock('2026-11-11T10:00:00.000Z');
    const late = await aMessage();
    await changeMessage(admin, { id: (await aMessage()).id, status: 'archived' });
    freezeClock('2026-11-09T09:30:00.000Z');
    await replyMessage(admin, { id: early.id, reply: 'Bonjour.' });
    freezeClock('2026-11-11T14:30:00.000Z');
    await replyMessage(admin, { id: late.id, reply: 'Bonjour.' });
    const figures = await countMessageFigures(admin, { since: SINCE });
    expect(figures).toMatchObject({ total: 4, total_before: 2, oldest_unread_at: '2026-11-09T10:00:00.000Z' });
    expect(figures.by_status).toEqual({ unread: 1, read: 0, replied: 2, archived: 1 });
    expect(figures.response_hours).toBeCloseTo(3, 5);
    await changeMessage(admin, { id: waiting.id, status: 'read' });
    expect((await countMessageFigures(admin, { since: SINCE })).oldest_unread_at).toBeNull();
  });

  it('allows only administrators', async () => {
    await expect(countMessageFigures(asVisitor(), { since: SINCE })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
