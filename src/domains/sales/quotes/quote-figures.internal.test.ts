import { afterEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { tokenMailedTo } from '#tests/support/emails.ts';
import { readRows } from '#tests/support/rows.ts';
import { decideLinkedQuote } from './commands/decide-linked-quote.server.ts';
import { openQuote } from './quote.internal.server.ts';
import { countAdminQuotes } from './quote-admin.store.server.ts';
import { aContract, aSentAmendment, YES } from './quote-amendment.fixture.server.ts';
import { SERVICES_APART } from './quote-figures.contract.ts';
import {
  countQuoteFigures,
  countQuotesBySpan,
  findQuoteNumbers,
  findQuotePages,
  listRecentQuotes,
  searchQuoteRecords,
  sumServiceShares,
} from './quote-figures.internal.server.ts';

useDatabase();

describe('findQuoteNumbers', () => {
  it('returns the printed numbers of quotes and amendments', async () => {
    const { id } = await aContract({ email: 'odile@essai.example' });
    const { id: amendmentId } = await aSentAmendment(id);
    const number = `D${String(id).padStart(6, '0')}`;
    const numbers = [[id, number] as const, [amendmentId, `${number}-A1`] as const];
    expect(await findQuoteNumbers([id, amendmentId, 4242])).toEqual(new Map(numbers));
  });
});

describe('countQuoteFigures', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';
  const CLIENT = { userId: null, name: 'Odile', email: 'a@essai.example', phone: '', description: '' };

  async function aQuote(day: string, status = 'pending', changedOn = day): Promise<void> {
    freezeClock(`${day}T08:00:00.000Z`);
    const { id } = await openQuote({ ...CLIENT, serviceType: 'Zinguerie' });
    freezeClock(`${changedOn}T08:00:00.000Z`);
    const approved_at = status === 'accepted' ? nowIso() : null;
    await db().updateTable('quotes').set({ status, approved_at, updated_at: nowIso() }).where('id', '=', id).execute();
  }

  it('counts by stage, now and at a given instant', async () => {
    await aQuote('2026-10-02', 'accepted', '2026-10-20');
    await aQuote('2026-10-03', 'accepted', '2026-11-02');
    await aQuote('2026-10-04', 'rejected', '2026-10-30');
    await aQuote('2026-10-05', 'rejected', '2026-11-03');
    await aQuote('2026-10-06', 'quoted');
    await aQuote('2026-11-04');
    await aQuote('2026-11-05', 'contacted');
    expect(await countQuoteFigures(SINCE)).toEqual({
      total: 7,
      by_stage: { pending: 1, contacted: 1, quoted: 1, accepted: 2, rejected: 2 },
      pending: 3,
      approved: 2,
      total_before: 5,
      // The quoted one, and the two that were decided later.
      pending_before: 3,
      approved_before: 1,
      oldest_pending_at: '2026-10-06T08:00:00.000Z',
    });
  });

  it('returns empty figures without quotes', async () => {
    const figures = await countQuoteFigures(SINCE);
    expect(figures).toMatchObject({ total: 0, pending: 0, total_before: 0, oldest_pending_at: null });
  });
});

describe('figures with amendments', () => {
  it('count contracts once, with the amounts of their accepted amendments', async () => {
    const { id } = await aContract();
    await aSentAmendment(id);
    const before = await countAdminQuotes();
    expect(before).toMatchObject({ total: 1, approved: 1, pending: 0 });
    expect(await countQuoteFigures(new Date().toISOString())).toMatchObject({ total: 1, approved: 1, pending: 0 });
    await decideLinkedQuote(asVisitor(), { token: await tokenMailedTo('paule@essai.example'), ...YES });
    const after = await countAdminQuotes();
    expect(after).toMatchObject({ total: 1, approved: 1 });
    expect(after.approved_value).toBeCloseTo(before.approved_value + 706.05, 2);
    expect(after.total_value).toBeCloseTo(before.total_value + 706.05, 2);
    const [share] = await sumServiceShares();
    expect(share).toMatchObject({ count: 1, amount_cents: Math.round(after.total_value * 100) });
    expect(await listRecentQuotes(5)).toHaveLength(1);
  });
});

describe('countQuotesBySpan', () => {
  afterEach(() => freezeClock());

  const MARKS = ['2026-11-01T23:00:00.000Z', '2026-11-02T23:00:00.000Z', '2026-11-03T23:00:00.000Z'];
  const REQUEST = {
    userId: null,
    name: 'Odile',
    email: 'a@essai.example',
    phone: '',
    serviceType: '',
    description: '',
  };

  it('counts a quote in the span of its receipt, and again in that of its acceptance', async () => {
    for (const instant of [
      '2026-11-01T22:59:59.999Z',
      '2026-11-01T23:00:00.000Z',
      '2026-11-02T22:59:59.999Z',
      '2026-11-02T23:00:00.000Z',
      '2026-11-03T23:00:00.000Z',
    ]) {
      freezeClock(instant);
      await openQuote(REQUEST);
    }
    freezeClock('2026-11-03T10:00:00.000Z');
    const [first] = await db().selectFrom('quotes').select('id').orderBy('id').execute();
    await db()
      .updateTable('quotes')
      .set({ approved_at: nowIso() })
      .where('id', '=', first?.id ?? 0)
      .execute();
    expect(await countQuotesBySpan(MARKS)).toEqual([
      { quotes: 2, accepted: 0 },
      { quotes: 1, accepted: 1 },
    ]);
  });
});

describe('listRecentQuotes', () => {
  const REQUEST = { userId: null, email: 'a@essai.example', phone: '', serviceType: 'Zinguerie', description: '' };

  it('returns the newest quotes, up to the limit', async () => {
    for (const name of ['Un', 'Deux', 'Trois']) await openQuote({ ...REQUEST, name });
    expect(await listRecentQuotes(2)).toMatchObject([
      { name: 'Trois', service_type: 'Zinguerie', status: 'pending', amount_cents: null },
      { name: 'Deux' },
    ]);
  });
});

describe('searchQuoteRecords', () => {
  it('finds a quote by client, service and description, ignoring accents', async () => {
    const { id } = await openQuote({
      userId: null,
      name: 'Élodie Vernet',
      email: 'a@essai.example',
      phone: '',
      serviceType: 'Zinguerie',
      description: 'La gouttière déborde.',
    });
    for (const search of ['ELODIE', 'zinguerie', 'gouttiere']) {
      expect(await searchQuoteRecords({ search, limit: 5 })).toEqual([
        { id, title: 'Élodie Vernet', subtitle: 'Zinguerie' },
      ]);
    }
  });
});

describe('sumServiceShares', () => {
  const CLIENT = { userId: null, name: 'Odile', email: 'a@essai.example', phone: '', description: '' };

  async function getQuotes(serviceType: string, count: number, amount_cents: number | null = null): Promise<void> {
    for (let place = 0; place < count; place += 1) {
      const { id } = await openQuote({ ...CLIENT, serviceType });
      await db().updateTable('quotes').set({ amount_cents }).where('id', '=', id).execute();
    }
  }

  it('sums by service, most requested first', async () => {
    await getQuotes('Zinguerie', 1, 150_050);
    await getQuotes('Couverture', 2, 10_000_000_000);
    expect(await sumServiceShares()).toEqual([
      { service: 'Couverture', count: 2, amount_cents: 20_000_000_000 },
      { service: 'Zinguerie', count: 1, amount_cents: 150_050 },
    ]);
  });

  it('groups the rarest services together, last', async () => {
    for (let place = 0; place < SERVICES_APART; place += 1) await getQuotes(`Service ${place}`, 2);
    for (const rare of ['Rare', 'Très rare', 'Unique']) await getQuotes(rare, 1, 100);
    const shares = await sumServiceShares();
    expect(shares).toHaveLength(SERVICES_APART + 1);
    expect(shares.at(-1)).toEqual({ service: '', count: 3, amount_cents: 300 });
  });
});

describe('findQuotePages', () => {
  const REQUEST = { userId: null, email: 'a@essai.example', phone: '', serviceType: 'Zinguerie', description: '' };

  it('returns every quote, oldest first', async () => {
    for (const name of ['Un', 'Deux']) await openQuote({ ...REQUEST, name });
    expect(await readRows(findQuotePages())).toMatchObject([
      { name: 'Un', urgency: 'normal', approved_at: null },
      { name: 'Deux' },
    ]);
  });
});
