import { describe, expect, it } from 'vitest';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listLacksOfQuotes } from './first-quote.internal.server.ts';

useDatabase();

describe('listLacksOfQuotes', () => {
  it('names what the settings lack, with the group where it is entered', async () => {
    expect(await listLacksOfQuotes()).toEqual(
      expect.arrayContaining([
        { text: 'le téléphone de l’entreprise', group: 'general' },
        { text: 'le numéro de TVA', group: 'company' },
        { text: 'le taux horaire de main-d’œuvre (réglages, tarifs)', group: 'prices' },
        { text: 'la mention sur le label RGE (réglages, devis)', group: 'quotes' },
      ]),
    );
  });

  it('leaves out what was entered, and the VAT number of a company that charges none', async () => {
    await storeSettings([
      { group: 'company', values: { is_vat_exempt: true, insurer: 'Assurance de l’Ouest' } },
      { group: 'quotes', values: { rge: 'Sans label.' } },
    ]);
    const texts = (await listLacksOfQuotes()).map(({ text }) => text);
    for (const text of ['le numéro de TVA', 'l’assureur décennal', 'la mention sur le label RGE (réglages, devis)']) {
      expect(texts).not.toContain(text);
    }
    expect(texts).toContain('le SIRET');
  });
});
