import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPendingAddress, aSubscriber } from '../newsletter.fixture.server.ts';
import { confirmSubscription } from './confirm-subscription.server.ts';
import { endSubscription } from './end-subscription.server.ts';
import { readLink } from './read-link.server.ts';

useDatabase();

const getState = async (purpose: 'confirm' | 'end', token: string) =>
  (await readLink(asVisitor(), { purpose, token })).state;

describe('readLink', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  it('reports a confirmation link as open, then done, or as expired', async () => {
    const token = await aPendingAddress('lea@essai.example');
    expect(await getState('confirm', token)).toBe('open');
    freezeClock('2026-11-22T08:00:00.000Z');
    expect(await getState('confirm', token)).toBe('expired');
    freezeClock('2026-11-20T09:00:00.000Z');
    await confirmSubscription(asVisitor(), { token });
    expect(await getState('confirm', token)).toBe('done');
  });

  it('reports an unsubscribe link as open, then done', async () => {
    const { unsubscribeToken } = await aSubscriber('lea@essai.example');
    expect(await getState('end', unsubscribeToken)).toBe('open');
    await endSubscription(asVisitor(), { token: unsubscribeToken });
    expect(await getState('end', unsubscribeToken)).toBe('done');
  });

  it('rejects a link used for the other purpose, and changes nothing on reading', async () => {
    const token = await aPendingAddress('lea@essai.example');
    const { unsubscribeToken } = await aSubscriber('marc@essai.example');
    const before = await db().selectFrom('newsletter_subscribers').selectAll().execute();
    expect(await getState('end', token)).toBe('unknown');
    expect(await getState('confirm', unsubscribeToken)).toBe('unknown');
    expect(await getState('confirm', '')).toBe('unknown');
    expect(await db().selectFrom('newsletter_subscribers').selectAll().execute()).toEqual(before);
  });
});
