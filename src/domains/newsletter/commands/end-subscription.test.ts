import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPendingAddress, aSubscriber } from '../newsletter.fixture.server.ts';
import { selectByEmail } from '../newsletter.store.server.ts';
import { endSubscription } from './end-subscription.server.ts';
import { requestSubscription } from './request-subscription.server.ts';

useDatabase();

const EMAIL = 'lea@essai.example';
const end = (token: string) => endSubscription(asVisitor(), { token });
const rows = () => db().selectFrom('newsletter_subscribers').selectAll().orderBy('id').execute();

describe('endSubscription', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  it('erases the address at once and keeps only dates', async () => {
    const { unsubscribeToken } = await aSubscriber(EMAIL);
    freezeClock('2027-02-01T08:00:00.000Z');
    expect(await end(unsubscribeToken)).toEqual({});
    expect(await rows()).toMatchObject([
      { email: null, status: 'ended', confirm_hash: null, ended_at: '2027-02-01T08:00:00.000Z' },
    ]);
    expect(JSON.stringify(await rows())).not.toContain('essai.example');
  });

  it('changes nothing on second use', async () => {
    const { unsubscribeToken } = await aSubscriber(EMAIL);
    await end(unsubscribeToken);
    const before = await rows();
    freezeClock('2027-02-01T08:00:00.000Z');
    expect(await end(unsubscribeToken)).toEqual({});
    expect(await rows()).toEqual(before);
  });

  it('ends a request that was never confirmed, too', async () => {
    await aPendingAddress(EMAIL);
    expect(await end((await selectByEmail(EMAIL))?.unsubscribe_token ?? '')).toEqual({});
    expect(await selectByEmail(EMAIL)).toBeUndefined();
  });

  it('allows a new request afterwards, as a new row with links of its own', async () => {
    const { unsubscribeToken } = await aSubscriber(EMAIL);
    await end(unsubscribeToken);
    await requestSubscription(asVisitor(), { email: EMAIL });
    const row = await selectByEmail(EMAIL);
    expect(row).toMatchObject({ status: 'pending', ended_at: null });
    expect(row?.unsubscribe_token).not.toBe(unsubscribeToken);
  });

  it('keeps other subscriptions, and allows many ended ones', async () => {
    const ended = [await aSubscriber('a@essai.example'), await aSubscriber('b@essai.example')];
    await aSubscriber(EMAIL);
    for (const { unsubscribeToken } of ended) await end(unsubscribeToken);
    expect((await rows()).map(({ email }) => email)).toEqual([null, null, EMAIL]);
  });

  it.each(['', 'x', 'a\u0000b', "' or 1=1 --"])('refuses the token %j', async (token) => {
    await aSubscriber(EMAIL);
    await expect(end(token)).rejects.toMatchObject({ status: 422, fields: { token: [expect.any(String)] } });
    expect((await selectByEmail(EMAIL))?.status).toBe('confirmed');
  });
});
