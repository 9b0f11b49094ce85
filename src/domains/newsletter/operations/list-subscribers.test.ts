import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPendingAddress, aSubscriber } from '../newsletter.fixture.server.ts';
import { endSubscription } from './end-subscription.server.ts';
import { listSubscribers } from './list-subscribers.server.ts';

useDatabase();

const list = async (query: Parameters<typeof listSubscribers>[1] = {}) => listSubscribers(await asAdmin(), query);
const emails = async (query?: Parameters<typeof listSubscribers>[1]) =>
  (await list(query)).items.map(({ email }) => email);

describe('listSubscribers', () => {
  beforeEach(async () => {
    await aSubscriber('anna@toit.example');
    await aPendingAddress('bruno@toit.example');
    await aSubscriber('chloe_1@ardoise.example');
    const { unsubscribeToken } = await aSubscriber('partie@toit.example');
    await endSubscription(asVisitor(), { token: unsubscribeToken });
  });

  it('lists newest first, without links and without ended subscriptions', async () => {
    const { items, meta } = await list();
    expect(items.map(({ email, status }) => [email, status])).toEqual([
      ['chloe_1@ardoise.example', 'confirmed'],
      ['bruno@toit.example', 'pending'],
      ['anna@toit.example', 'confirmed'],
    ]);
    expect(meta.total).toBe(3);
    expect(Object.keys(items[0] ?? {})).toEqual(['id', 'email', 'status', 'confirmed_at', 'created_at']);
  });

  it('filters, searches, sorts and paginates', async () => {
    expect(await emails({ status: 'pending' })).toEqual(['bruno@toit.example']);
    expect(await emails({ search: 'ARDOISE' })).toEqual(['chloe_1@ardoise.example']);
    expect(await emails({ search: '_' })).toEqual(['chloe_1@ardoise.example']);
    expect(await emails({ sort_by: 'email', sort_order: 'asc', per_page: 2, page: 1 })).toEqual([
      'anna@toit.example',
      'bruno@toit.example',
    ]);
    expect(await emails({ sort_by: 'email', sort_order: 'asc', per_page: 2, page: 2 })).toEqual([
      'chloe_1@ardoise.example',
    ]);
  });

  it('allows only administrators', async () => {
    await expect(listSubscribers(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
