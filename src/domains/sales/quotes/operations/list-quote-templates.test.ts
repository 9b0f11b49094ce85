import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listQuoteTemplates } from './list-quote-templates.server.ts';

useDatabase();

describe('listQuoteTemplates', () => {
  it('converts published prices to lines without tax, at the usual VAT rate', async () => {
    const admin = await asAdmin();
    await aService({ title: 'Démoussage', price_range: 'À partir de 22 €/m²' });
    await aService({ title: 'Charpente', price_range: 'Sur devis' });
    const line = { label: 'Nettoyage de gouttière', unit: 'mètre', price_cents: 1_100 };
    await saveSettings(admin, { group: 'prices', values: { lines: [line] } });
    await saveSettings(admin, { group: 'quotes', values: { default_vat_rate: 10, validity_days: 20 } });
    expect(await listQuoteTemplates(admin, {})).toEqual({
      services: expect.arrayContaining(['Démoussage', 'Charpente']),
      lines: expect.arrayContaining([
        { label: 'Nettoyage de gouttière', unit: 'mètre', unit_price: 10, vat_rate: 10, hint: '' },
        { label: 'Démoussage', unit: 'm²', unit_price: 20, vat_rate: 10, hint: expect.stringContaining('22 €/m²') },
        { label: 'Charpente', unit: '', unit_price: null, vat_rate: 10, hint: expect.stringContaining('Sur devis') },
      ]),
      default_vat_rate: 10,
      vat_regime: 'standard',
      validity_days: 20,
    });
  });

  it('allows only administrators', async () => {
    await expect(listQuoteTemplates(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
