import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { changeQuote } from './commands/change-quote.server.ts';
import { changeQuoteStatus } from './commands/change-quote-status.server.ts';
import { createQuote } from './commands/create-quote.server.ts';
import { aQuote, NEW_QUOTE, ROOF_LINES } from './quote.fixture.server.ts';
import { countQuotes, exportListedQuotes, listQuotes, readQuoteTimeline } from './quote.queries.server.ts';
import type { QuoteListQuery } from './quote-admin.contract.ts';
import { contentHash } from './quote-offer.document.server.ts';
import { selectQuoteRecord } from './quote-record.store.server.ts';

useDatabase();

describe('readQuoteTimeline', () => {
  afterEach(() => freezeClock());

  const AT = '2026-11-21T08:00:00.000Z';

  async function aSentQuote(): Promise<number> {
    freezeClock(AT);
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'quoted', sent_at: AT, valid_until: '2026-12-21' });
    const record = await selectQuoteRecord(id);
    if (record === undefined) throw new Error('the quote is gone');
    const document = JSON.stringify({ lines: ROOF_LINES, totals: toTotals(ROOF_LINES), vat_note: '' });
    const link = { token_hash: 'a', kind: 'quote', target_id: id, document, document_hash: 'd' };
    await db()
      .insertInto('document_links')
      .values({ ...link, content_hash: contentHash(record), opened_at: AT, expires_at: '2027-01-01', created_at: AT })
      .execute();
    return id;
  }

  it('returns nothing for a quote that was never sent', async () => {
    expect(await readQuoteTimeline(await asAdmin(), await aQuote())).toMatchObject({ state: null, decision: null });
  });

  it('reports that a quote was opened, changed since, or expired', async () => {
    const admin = await asAdmin();
    const id = await aSentQuote();
    expect(await readQuoteTimeline(admin, { id })).toMatchObject({
      state: 'open',
      isChanged: false,
      sentAt: AT,
      openedAt: AT,
    });
    freezeClock('2026-12-22T08:00:00Z');
    expect((await readQuoteTimeline(admin, { id })).state).toBe('expired');
    await changeQuote(admin, { id, notes: 'Échafaudage en plus.' });
    expect(await readQuoteTimeline(admin, { id })).toMatchObject({ state: 'changed', isChanged: true });
    await changeQuote(admin, { id, status: 'approved' });
    expect(await readQuoteTimeline(admin, { id })).toMatchObject({ state: 'accepted', isChanged: true });
  });

  it('allows only administrators and existing quotes', async () => {
    await expect(readQuoteTimeline(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(readQuoteTimeline(await asAdmin(), { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('countQuotes', () => {
  it('counts by the three statuses and sums the amounts', async () => {
    await aQuote({ amount_cents: 100_050 });
    await aQuote({ status: 'quoted', amount_cents: 50_000 });
    await aQuote({ status: 'accepted', amount_cents: 200_025 });
    await aQuote({ status: 'rejected' });
    expect(await countQuotes(await asAdmin(), {})).toEqual({
      total: 4,
      approved: 1,
      pending: 2,
      rejected: 1,
      total_value: 3500.75,
      approved_value: 2000.25,
    });
  });

  it('allows only administrators', async () => {
    await expect(countQuotes(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('exportListedQuotes', () => {
  it('returns all quotes that match the filters, without pages', async () => {
    await aQuote({ status: 'accepted' });
    const { id } = await aQuote();
    expect(await readRows(exportListedQuotes(await asAdmin(), { status: 'pending' }))).toMatchObject([
      { id, montant: null },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(exportListedQuotes(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listQuotes', () => {
  let admin: Context;

  beforeEach(async () => {
    admin = await asAdmin();
    const first = await createQuote(admin, {
      clientName: 'Élise',
      service: 'Zinguerie',
      montant: 900,
      priority: 'urgent',
    });
    await createQuote(admin, { ...NEW_QUOTE, clientName: 'Bruno', priority: 'faible', deadline: '2027-03-01' });
    await createQuote(admin, { clientName: 'Aline', service: 'Isolation', description: 'Combles', montant: 100 });
    await changeQuoteStatus(admin, { id: first.id, stage: 'quoted' });
  });

  const names = async (query: QuoteListQuery) =>
    (await listQuotes(admin, query)).items.map(({ clientName }) => clientName);

  it.each([
    [{}, ['Aline', 'Bruno', 'Élise']],
    [{ search: 'ELISE' }, ['Élise']],
    [{ search: 'combles' }, ['Aline']],
    [{ search: 'couverture' }, ['Bruno']],
    [{ status: 'pending' }, ['Aline', 'Bruno', 'Élise']],
    [{ status: 'approved' }, []],
    [{ stage: 'quoted' }, ['Élise']],
    [{ priority: 'urgent' }, ['Élise']],
    [{ priority: 'faible', search: 'bruno' }, ['Bruno']],
    [{ sort_by: 'montant', sort_order: 'asc' }, ['Aline', 'Élise', 'Bruno']],
    [{ sort_by: 'clientName', sort_order: 'asc' }, ['Aline', 'Bruno', 'Élise']],
    [{ sort_by: 'deadline', sort_order: 'asc' }, ['Bruno', 'Élise', 'Aline']],
    [{ sort_by: 'created_at', sort_order: 'asc' }, ['Élise', 'Bruno', 'Aline']],
    [{ page: 2, per_page: 2 }, ['Élise']],
  ] as const)('filters by %j and lists %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('returns each quote with its totals by VAT rate', async () => {
    const { items, meta } = await listQuotes(admin, { search: 'bruno' });
    expect(meta).toMatchObject({ total: 1, last_page: 1 });
    expect(items[0]).toMatchObject({
      montant: 16_500.54,
      totals: {
        net: 16_500.54,
        vat: [
          { rate: 20, net: 1849.99, vat: 370 },
          { rate: 10, net: 10_047.05, vat: 1004.71 },
          { rate: 5.5, net: 4603.5, vat: 253.19 },
        ],
        gross: 18_128.44,
      },
      due: 18_128.44,
      depositDue: 5438.53,
    });
  });

  it('allows only administrators', async () => {
    await expect(listQuotes(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
