import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { NEW_QUOTE } from '../quote.fixture.server.ts';
import type { QuoteListQuery } from '../quote-admin.contract.ts';
import { changeQuoteStatus } from './change-quote-status.server.ts';
import { createQuote } from './create-quote.server.ts';
import { listQuotes } from './list-quotes.server.ts';

useDatabase();

let admin: Context;
describe('listQuotes', () => {
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
