import { describe, expect, it } from 'vitest';
import { DEMO_QUOTES } from '#demo/office/quotes.server.ts';
import { listOrders } from '#src/domains/sales/orders/order.queries.server.ts';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { listQuotes } from '#src/domains/sales/quotes/quote.queries.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillQuotes } from './fill-quotes.server.ts';

useDatabase();

const system = systemContext('test');

describe('fillQuotes', () => {
  it('prices the requests and opens the order of the accepted quote, also when run twice', async () => {
    const opened = new Map<string, number>();
    for (const { subject } of DEMO_QUOTES) opened.set(subject, (await aQuote()).id);
    for (let round = 0; round < 2; round += 1) await fillQuotes(system, opened);
    const { items: quotes } = await listQuotes(system, {});
    expect(quotes.map(({ stage }) => stage).sort()).toEqual(['accepted', 'contacted', 'quoted']);
    expect(new Set(quotes.flatMap(({ lines }) => lines.map(({ vat_rate }) => vat_rate)))).toEqual(new Set([10, 5.5]));
    const { items: orders } = await listOrders(system, {});
    const [accepted] = quotes.filter(({ stage }) => stage === 'accepted');
    expect(orders).toMatchObject([{ budget: accepted?.montant }]);
  });

  it('skips a quote without a request', async () => {
    await fillQuotes(system, new Map());
    expect((await listQuotes(system, {})).items).toEqual([]);
  });
});
