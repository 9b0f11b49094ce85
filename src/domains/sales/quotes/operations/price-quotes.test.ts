import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { changeQuote } from './change-quote.server.ts';
import { decideLinkedQuote } from './decide-linked-quote.server.ts';
import { priceQuotes } from './price-quotes.server.ts';

useDatabase();

const system = systemContext('test');
const { net_cents, gross_cents } = toTotals(ROOF_LINES);
const exempt = (is_vat_exempt: boolean) => saveSettings(system, { group: 'company', values: { is_vat_exempt } });
const basisAndGross = async (id: number) => {
  const [price] = await priceQuotes({ ids: [id] });
  return [price?.basis, price?.totals.gross_cents];
};

describe('priceQuotes', () => {
  it('prices a written quote by the current settings', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES });
    expect(await basisAndGross(id)).toEqual(['written', gross_cents]);
    await exempt(true);
    expect(await basisAndGross(id)).toEqual(['written', net_cents]);
  });

  it('keeps the price of a sent quote until its content changes', async () => {
    const { id } = await aSentQuote();
    await exempt(true);
    expect(await basisAndGross(id)).toEqual(['sent', gross_cents]);
    await changeQuote(await asAdmin(), { id, notes: 'Échafaudage compris.' });
    expect(await basisAndGross(id)).toEqual(['written', net_cents]);
  });

  it('keeps the price of a signed quote', async () => {
    const { id, token } = await aSentQuote();
    await decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });
    await exempt(true);
    await changeQuote(await asAdmin(), { id, notes: 'Échafaudage compris.' });
    expect(await basisAndGross(id)).toEqual(['signed', gross_cents]);
  });

  it('leaves out quotes that do not exist', async () => {
    const { id } = await aQuote({ lines: ROOF_LINES });
    expect((await priceQuotes({ ids: [404, id] })).map((price) => price.id)).toEqual([id]);
    expect(await priceQuotes({ ids: [] })).toEqual([]);
  });
});
