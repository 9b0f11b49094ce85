import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail } from '#tests/support/emails.ts';
import { aSubscriber } from '../newsletter.fixture.server.ts';
import { ADDRESS_LIMIT, CLIENT_LIMIT, SITE_LIMIT } from '../newsletter.rules.ts';
import { confirmSubscription } from './confirm-subscription.server.ts';
import { requestSubscription } from './request-subscription.server.ts';

useDatabase();

const EMAIL = 'lea@essai.example';
let place = 0;
/** Sends each request from a different client address, unless one is given. */
const ask = (email = EMAIL, clientAddress = `198.51.100.${++place}`, website?: string) =>
  requestSubscription({ ...asVisitor(), clientAddress }, { email, website });
const rows = () => db().selectFrom('newsletter_subscribers').selectAll().orderBy('id').execute();
const emails = async () => {
  const jobs = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').orderBy('id').execute();
  return jobs.map((job) => readEmail(job.payload));
};
const tokenIn = (email: { text: string } | undefined): string => /token=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';

beforeEach(() => {
  place = 0;
  freezeClock('2026-11-20T08:00:00.000Z');
});
afterEach(() => freezeClock());

describe('requestSubscription', () => {
  it('stores only a hash of the emailed link and waits for confirmation', async () => {
    expect(await ask(' LEA@Essai.example ')).toEqual({});
    const [row] = await rows();
    expect(row).toMatchObject({
      email: EMAIL,
      status: 'pending',
      confirmed_at: null,
      confirm_expires_at: '2026-11-22T08:00:00.000Z',
    });
    const [message, ...others] = await emails();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ to: EMAIL, automatic: true });
    expect(message?.unsubscribe).toBeUndefined();
    expect(message?.text).toMatch(/\/newsletter\/confirmation\?token=[\w-]{43}/);
    expect(row?.confirm_hash).not.toContain(tokenIn(message));
  });

  it('sends a new link on a second request and invalidates the older one', async () => {
    await ask();
    await ask();
    const [older, newer] = (await emails()).map(tokenIn);
    expect(await rows()).toHaveLength(1);
    await expect(confirmSubscription(asVisitor(), { token: older ?? '' })).rejects.toMatchObject({ status: 422 });
    expect(await confirmSubscription(asVisitor(), { token: newer ?? '' })).toEqual({});
  });

  it('limits repeated emails and keeps the last link valid', async () => {
    for (let turn = 0; turn < ADDRESS_LIMIT.hits + 3; turn += 1) expect(await ask()).toEqual({});
    const sent = await emails();
    expect(sent).toHaveLength(ADDRESS_LIMIT.hits);
    expect(await confirmSubscription(asVisitor(), { token: tokenIn(sent.at(-1)) })).toEqual({});
    freezeClock('2026-11-21T08:00:01.000Z');
    await ask('autre@essai.example');
    await ask();
    expect((await emails()).filter(({ to }) => to === EMAIL)).toHaveLength(ADDRESS_LIMIT.hits + 2);
  });

  it('answers a subscriber alike and only sends the welcome email again', async () => {
    const { unsubscribeToken } = await aSubscriber(EMAIL);
    const before = await rows();
    expect(await ask()).toEqual(await ask('inconnue@essai.example'));
    const [mailed] = await emails();
    expect(mailed?.text).toContain(`/newsletter/desinscription?token=${unsubscribeToken}`);
    expect(mailed?.unsubscribe).toContain(unsubscribeToken);
    expect((await rows())[0]).toEqual(before[0]);
  });

  it('answers a robot alike and neither stores nor sends anything', async () => {
    expect(await ask(EMAIL, undefined, 'https://robot.example')).toEqual({});
    expect([await rows(), await emails()]).toEqual([[], []]);
  });

  it('stores two concurrent requests as one row', async () => {
    await Promise.all([ask(), ask()]);
    expect(await rows()).toHaveLength(1);
  });

  it.each(['', 'lea', 'lea@', 'a@b.fr, c@d.fr', 'léa@essai.example', `${'a'.repeat(250)}@essai.example`])(
    'refuses the invalid address %j',
    async (email) => {
      await expect(ask(email)).rejects.toMatchObject({ status: 422, fields: { email: [expect.any(String)] } });
      expect(await rows()).toEqual([]);
    },
  );
});

describe('rate limits', () => {
  it('limits one client for any addresses', async () => {
    for (let turn = 0; turn < CLIENT_LIMIT.hits; turn += 1) await ask(`a${turn}@essai.example`, '203.0.113.9');
    await expect(ask('z@essai.example', '203.0.113.9')).rejects.toMatchObject({ status: 429 });
    expect(await ask('z@essai.example')).toEqual({});
  });

  it('limits all clients together', async () => {
    await db()
      .insertInto('rate_limits')
      .values({ bucket: 'newsletter', hits: SITE_LIMIT.hits, resets_at: '2026-11-20T08:30:00.000Z' })
      .execute();
    await expect(ask()).rejects.toMatchObject({ status: 429 });
    expect(await emails()).toEqual([]);
  });
});
