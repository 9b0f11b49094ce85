import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readEmail } from '#tests/support/emails.ts';
import { aPendingAddress } from '../newsletter.fixture.server.ts';
import { LINK_LIMIT } from '../newsletter.rules.ts';
import { selectByEmail } from '../newsletter.store.server.ts';
import { confirmSubscription } from './confirm-subscription.server.ts';
import { endSubscription } from './end-subscription.server.ts';

useDatabase();

const EMAIL = 'lea@essai.example';
const confirm = (token: string) => confirmSubscription(asVisitor(), { token });
const emails = async () => {
  const jobs = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
  return jobs.map((job) => readEmail(job.payload));
};

describe('confirmSubscription', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  it('confirms the address and sends the link that ends the subscription', async () => {
    const token = await aPendingAddress(EMAIL);
    freezeClock('2026-11-22T07:59:59.000Z');
    expect(await confirm(token)).toEqual({});
    const row = await selectByEmail(EMAIL);
    expect(row).toMatchObject({ status: 'confirmed', confirmed_at: '2026-11-22T07:59:59.000Z' });
    const [email] = await emails();
    expect(email?.to).toBe(EMAIL);
    expect(email?.text).toContain(`/newsletter/desinscription?token=${row?.unsubscribe_token}`);
    expect(email?.unsubscribe).toMatch(/^http.+\/newsletter\/desinscription\?token=/);
  });

  it('changes nothing on second use and sends no second email, even concurrently', async () => {
    const token = await aPendingAddress(EMAIL);
    expect(await Promise.all([confirm(token), confirm(token)])).toEqual([{}, {}]);
    freezeClock('2026-12-24T08:00:00.000Z');
    expect(await confirm(token)).toEqual({});
    expect((await selectByEmail(EMAIL))?.confirmed_at).toBe('2026-11-20T08:00:00.000Z');
    expect(await emails()).toHaveLength(1);
  });

  it('reports an expired link after forty-eight hours', async () => {
    const token = await aPendingAddress(EMAIL);
    freezeClock('2026-11-22T08:00:00.000Z');
    await expect(confirm(token)).rejects.toMatchObject({
      status: 422,
      fields: { token: [expect.stringMatching(/48/)] },
    });
    expect((await selectByEmail(EMAIL))?.status).toBe('pending');
  });

  it('refuses to reactivate an ended subscription', async () => {
    const token = await aPendingAddress(EMAIL);
    await confirm(token);
    const row = await selectByEmail(EMAIL);
    await endSubscription(asVisitor(), { token: row?.unsubscribe_token ?? '' });
    await expect(confirm(token)).rejects.toMatchObject({ status: 422 });
  });

  it.each(['', 'x', 'a\u0000b', "' or 1=1 --", 'x'.repeat(201)])('refuses the token %j', async (token) => {
    await aPendingAddress(EMAIL);
    await expect(confirm(token)).rejects.toMatchObject({ status: 422 });
    expect((await selectByEmail(EMAIL))?.status).toBe('pending');
  });

  it('limits attempts per client', async () => {
    for (let turn = 0; turn < LINK_LIMIT.hits; turn += 1) await confirm('x').catch(() => {});
    await expect(confirm(await aPendingAddress(EMAIL))).rejects.toMatchObject({ status: 429 });
  });
});
