import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { confirmSubscription } from './commands/confirm-subscription.server.ts';
import { endSubscription } from './commands/end-subscription.server.ts';
import { aPendingAddress, aSubscriber } from './newsletter.fixture.server.ts';
import { countSubscribers, listSubscribers, readLink, readSubscriber } from './newsletter.queries.server.ts';
import { selectByEmail } from './newsletter.store.server.ts';

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

describe('listSubscribers', () => {
  const list = async (query: Parameters<typeof listSubscribers>[1] = {}) => listSubscribers(await asAdmin(), query);

  const emails = async (query?: Parameters<typeof listSubscribers>[1]) =>
    (await list(query)).items.map(({ email }) => email);

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

describe('readSubscriber', () => {
  afterEach(() => freezeClock());

  it('shows a pending address with the end of its link and the day when it is erased', async () => {
    freezeClock('2027-05-12T08:00:00.000Z');
    await aPendingAddress('bruno@toit.example');
    const { id } = (await selectByEmail('bruno@toit.example')) ?? {};
    expect(await readSubscriber(await asAdmin(), { id: id ?? 0 })).toEqual({
      ...{ id, email: 'bruno@toit.example', status: 'pending' },
      ...{ created_at: '2027-05-12T08:00:00.000Z', confirmed_at: null },
      ...{ confirm_expires_at: '2027-05-14T08:00:00.000Z', erased_at: '2027-06-11T08:00:00.000Z' },
    });
  });

  it('shows a confirmed address without those dates, and an ended one as missing', async () => {
    const { id, unsubscribeToken } = await aSubscriber('anna@toit.example');
    const admin = await asAdmin();
    expect(await readSubscriber(admin, { id })).toMatchObject({ confirm_expires_at: null, erased_at: null });
    await endSubscription(asVisitor(), { token: unsubscribeToken });
    await expect(readSubscriber(admin, { id })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('readLink', () => {
  const getState = async (purpose: 'confirm' | 'end', token: string) =>
    (await readLink(asVisitor(), { purpose, token })).state;

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
