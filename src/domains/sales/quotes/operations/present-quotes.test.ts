import { describe, expect, it } from 'vitest';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { presentQuotes } from './present-quotes.server.ts';

useDatabase();

const system = systemContext('test');

describe('presentQuotes', () => {
  it('keeps the order of the ids and leaves out quotes that do not exist', async () => {
    const [first, second] = [await aQuote(), await aQuote()];
    const view = await presentQuotes({ ids: [second.id, 404, first.id] });
    expect(view.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await presentQuotes({ ids: [] })).toEqual([]);
  });

  it('shows the written lines beside the charged ones, with the note of an exempt company', async () => {
    await saveSettings(system, { group: 'company', values: { is_vat_exempt: true } });
    const { id } = await aQuote({ lines: ROOF_LINES });
    const [quote] = await presentQuotes({ ids: [id] });
    expect(quote?.lines.map(({ vat_rate }) => vat_rate)).toEqual([10, 5.5, 20]);
    expect(quote?.chargedLines.map(({ vat_rate }) => vat_rate)).toEqual([0, 0, 0]);
    expect(quote).toMatchObject({
      totals: { net: 16_500.54, gross: 16_500.54 },
      vatNote: 'TVA non applicable, art. 293 B du CGI',
      priceBasis: 'written',
      due: 16_500.54,
      depositDue: 4_950.16,
    });
  });

  it('shows no price while there is none', async () => {
    const [quote] = await presentQuotes({ ids: [(await aQuote()).id] });
    expect(quote).toMatchObject({ montant: null, totals: null, chargedLines: [], due: 0, depositDue: 0 });
  });
});
