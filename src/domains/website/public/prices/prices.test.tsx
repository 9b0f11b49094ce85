import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { getPriceList } from '#src/domains/settings/setting.views.ts';
import { NO_FACTS } from '#src/kernel/placeholder-names.ts';
import { LabourSection } from './labour-section.tsx';
import { PriceCards } from './price-cards.tsx';
import { PriceConditions } from './price-conditions.tsx';
import { PriceTable } from './price-table.tsx';

/** Returns the text with narrow and no-break spaces as plain ones. */
const read = (element: React.ReactElement): string =>
  renderToString(element)
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

describe('prices', () => {
  it('shows three trades as priced by quote, and maintenance per square metre', () => {
    const html = read(<PriceCards maintenanceFromCents={1_500} facts={NO_FACTS} />);
    expect(html.match(/Sur devis/g)).toHaveLength(3);
    expect(html).toContain('À partir de 15€/m²');
    expect(read(<PriceCards maintenanceFromCents={1_250} facts={NO_FACTS} />)).toContain('À partir de 12,5€/m²');
    expect(read(<PriceCards maintenanceFromCents={0} facts={NO_FACTS} />).match(/Sur devis/g)).toHaveLength(4);
  });

  it('shows each price in euros with the date since which it applies', () => {
    const lines = [
      { label: 'Démoussage', detail: 'Sans haute pression', unit: 'le m²', price_cents: 1_500, is_from: true },
      { label: 'Une tuile', detail: '', unit: 'la tuile', price_cents: 2_850, is_from: false },
    ];
    const html = read(<PriceTable lines={lines} priceDate="2026-11-01" vatRate={5.5} />);
    expect(html).toContain('à partir de 15 €');
    expect(html).toContain('28,50 €');
    expect(html).toMatch(/1er novembre 2026 – TVA à 5,5\s% comprise/);
    expect(read(<PriceTable lines={lines} priceDate="" vatRate={null} />)).not.toContain('TVA à');
  });

  it('shows a notice instead of a table without prices', () => {
    const html = read(<PriceTable lines={[]} priceDate="" vatRate={10} />);
    expect(html).not.toContain('<table');
    expect(html).toContain('ne sont pas publiés ici');
  });

  it('shows the trip fee with the trip planner’s terms, and the price of a quote', () => {
    const result = (stored: Parameters<typeof settingsFrom>[0]) =>
      read(<LabourSection prices={getPriceList(settingsFrom(stored))} facts={{ radius: '100' }} />);
    expect(result({})).toContain('Offert jusqu’à 30 km');
    expect(result({})).not.toContain('Taux horaire');
    const paid = result({ prices: { hourly_cents: 5_500, quote_cents: 9_000 }, travel: { fee_per_km_cents: 0 } });
    expect(paid).toContain('55 € de l’heure');
    expect(paid).toContain('90 € TTC');
    expect(paid).toContain('Offert jusqu’à 100 km');
    expect(read(<PriceConditions quoteCents={0} facts={NO_FACTS} />)).toContain('Devis gratuit');
    expect(read(<PriceConditions quoteCents={9_000} facts={NO_FACTS} />)).toContain('Devis : 90 €');
  });
});
