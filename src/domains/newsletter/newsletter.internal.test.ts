import { afterEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { endSubscription } from './commands/end-subscription.server.ts';
import { aPendingAddress, aSubscriber } from './newsletter.fixture.server.ts';
import { purgeSubscribers, searchSubscriberRecords } from './newsletter.internal.server.ts';

useDatabase();

describe('purgeSubscribers', () => {
  afterEach(() => freezeClock());

  const leftAt = async (instant: string): Promise<string[]> => {
    freezeClock(instant);
    await purgeSubscribers();
    const rows = await db().selectFrom('newsletter_subscribers').select('status').orderBy('id').execute();
    return rows.map(({ status }) => status);
  };

  it('deletes unconfirmed requests after thirty days, ended subscriptions after a year, no subscriber', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aSubscriber('a@essai.example');
    await aPendingAddress('b@essai.example');
    const { unsubscribeToken } = await aSubscriber('c@essai.example');
    await endSubscription(asVisitor(), { token: unsubscribeToken });
    expect(await leftAt('2026-12-20T07:59:59.000Z')).toEqual(['confirmed', 'pending', 'ended']);
    expect(await leftAt('2026-12-20T08:00:00.000Z')).toEqual(['confirmed', 'ended']);
    expect(await leftAt('2027-11-20T07:59:59.000Z')).toEqual(['confirmed', 'ended']);
    expect(await leftAt('2027-11-20T08:00:00.000Z')).toEqual(['confirmed']);
    expect(await leftAt('2036-11-20T08:00:00.000Z')).toEqual(['confirmed']);
  });

  it('counts the thirty days from the last link', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    await aPendingAddress('b@essai.example');
    freezeClock('2026-12-10T08:00:00.000Z');
    await aPendingAddress('b@essai.example');
    expect(await leftAt('2026-12-21T08:00:00.000Z')).toEqual(['pending']);
  });
});

describe('searchSubscriberRecords', () => {
  it('finds confirmed and pending addresses with their status', async () => {
    await aSubscriber('anna@toit.example');
    await aPendingAddress('bruno@toit.example');
    await aSubscriber('clara@essai.example');
    const found = await searchSubscriberRecords({ search: 'TOIT', limit: 5 });
    expect(found.map(({ title, subtitle }) => [title, subtitle])).toEqual([
      ['bruno@toit.example', 'À confirmer'],
      ['anna@toit.example', 'Confirmée'],
    ]);
  });
});
