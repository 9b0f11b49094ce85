import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPendingAddress, aSubscriber } from '../newsletter.fixture.server.ts';
import { countSubscribers } from './count-subscribers.server.ts';
import { endSubscription } from './end-subscription.server.ts';

useDatabase();

describe('countSubscribers', () => {
  it('counts current subscribers, and ended subscriptions separately', async () => {
    const admin = await asAdmin();
    expect(await countSubscribers(admin, {})).toEqual({ total: 0, confirmed: 0, pending: 0, ended: 0 });
    await aSubscriber('a@essai.example');
    await aSubscriber('b@essai.example');
    await aPendingAddress('c@essai.example');
    const { unsubscribeToken } = await aSubscriber('d@essai.example');
    await endSubscription(asVisitor(), { token: unsubscribeToken });
    expect(await countSubscribers(admin, {})).toEqual({ total: 3, confirmed: 2, pending: 1, ended: 1 });
  });

  it('allows only administrators', async () => {
    await expect(countSubscribers(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
