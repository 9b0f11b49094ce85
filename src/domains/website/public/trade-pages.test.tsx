import { sql } from 'kysely';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoRecords } from '#demo/demo-site.server.ts';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anArea } from '#src/domains/places/zones/place.fixture.server.ts';
import { createService } from '#src/domains/services/commands/create-service.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import type { PageKey } from '#src/domains/site-pages/page.contract.ts';
import { aPublishedPage } from '#src/domains/site-pages/page.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readSectionPage } from '../section-page.queries.server.ts';
import { sectionPageMeta } from '../section-page.views.ts';
import { readPublicFrame } from '../site.queries.server.ts';
import { PRICE_SECTIONS } from './prices/price-sections.ts';
import { Sections } from './sections.tsx';
import { SERVICE_SECTIONS } from './services/service-list-section.tsx';
import { ZONE_SECTIONS } from './zones/zone-sections.tsx';

const demoPage = (key: string) => demoRecords('pages').find(({ page }) => page === key)!.document;

useDatabase();
const system = systemContext('test');
const OWN = { ...SERVICE_SECTIONS, ...PRICE_SECTIONS, ...ZONE_SECTIONS };

const save = (group: 'prices' | 'travel' | 'company', values: Record<string, unknown>) =>
  saveSettings(system, { group, values });

/** Returns a page as a visitor gets it, with plain spaces, and what search engines read of it. */
async function show(page: PageKey) {
  const frame = await readPublicFrame(asVisitor(), {});
  const read = await readSectionPage(asVisitor(), { page });
  const html = renderToStaticMarkup(<Sections {...read} frame={frame} path="/" own={OWN} />);
  const meta = JSON.stringify(sectionPageMeta(frame, page, read.document));
  const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  return { html: plain(html), meta: plain(meta) };
}

const count = (html: string, part: string): number => html.split(part).length - 1;

describe('prices page', () => {
  it('prices each trade by quote until the owner has stated a price', async () => {
    await aPublishedPage('prices', demoPage('prices'));
    expect(count((await show('prices')).html, 'Sur devis<')).toBe(4);
    await save('prices', { maintenance_from_cents: 1_250 });
    const { html } = await show('prices');
    expect(count(html, 'Sur devis<')).toBe(3);
    expect(html).toContain('À partir de 12,5€/m²');
    expect(html).toContain('/contact?service=charpente#devis');
  });

  it('shows each price with its date and tax rate, and a notice without prices', async () => {
    expect((await show('prices')).html).toContain('ne sont pas publiés ici');
    const lines = [
      { label: 'Démoussage', detail: 'Sans haute pression', unit: 'le m²', price_cents: 1_500, is_from: true },
      { label: 'Une tuile', unit: 'la tuile', price_cents: 2_850 },
    ];
    await save('prices', { lines, vat_rate: 5.5, as_of: '2026-11-01' });
    const { html } = await show('prices');
    for (const words of ['à partir de 15 €', '28,50 €', 'Sans haute pression']) expect(html).toContain(words);
    expect(html).toMatch(/1er novembre 2026 – TVA à 5,5 % comprise/);
    await save('company', { is_vat_exempt: true });
    expect((await show('prices')).html).not.toContain('TVA à');
  });

  it('says nothing of travel, hours and quotes that the owner has not stated', async () => {
    const { html } = await show('prices');
    for (const words of ['Frais de déplacement', 'Offert', 'Taux horaire', 'Devis gratuit', 'Garantie', 'facturés']) {
      expect(html).not.toContain(`${words}<`);
    }
    // The cards of the trades wait for the owner, who shows them when their prices are right.
    expect(html).not.toContain('titre-formules');
    expect(html).not.toContain('titre-main-d-oeuvre');
    expect(html).not.toContain('titre-conditions');
  });

  it('states the terms of travel and the price of a quote as stored', async () => {
    await anArea(['44109'], 60);
    await save('travel', { fee_per_km_cents: 90 });
    await save('prices', { quote_cents: 0, hourly_cents: 5_500 });
    const free = (await show('prices')).html;
    expect(free).toContain('0,90 € par kilomètre de route depuis notre siège');
    expect(free).toContain('55 € de l’heure');
    expect(free).toContain('<h3>Devis gratuit</h3>');
    await save('travel', { free_km: 30 });
    await save('prices', { quote_cents: 9_000 });
    const paid = (await show('prices')).html;
    expect(paid).toContain('Offert jusqu’à 30 km par la route');
    expect(paid).toContain('<h3>Devis : 90 €</h3>');
    expect(paid).not.toContain('Devis gratuit</h3>');
    await save('travel', { fee_per_km_cents: 0 });
    expect((await show('prices')).html).toContain('Offert jusqu’à 60 km de Nantes ; au-delà, sur étude.');
  });
});

describe('services page', () => {
  it('lists the services by family, with the owner’s sentence, and names them to search engines', async () => {
    await aPublishedPage('services', demoPage('services'));
    await anArea(['44109'], 60);
    await createService(system, { title: 'Chéneaux', description: 'Du zinc.', category: 'ZINGUERIE' });
    await createService(system, { title: 'Serres', description: 'Du verre.', category: 'Verrières' });
    const { html, meta } = await show('services');
    expect(html).toContain('Ce qui conduit l’eau et ferme les raccords.');
    expect(html).toContain('href="#famille-verrieres"');
    expect(meta).toContain('Chéneaux, Serres : nos services de toiture');
    expect(html).not.toContain('réponse maximum');
  });

  it('says that there is no service yet, with a way to write', async () => {
    const { html } = await show('services');
    expect(html).toContain('Aucun service trouvé');
    expect(html).toContain('href="/contact#devis"');
  });

  it('shows the main trades, marked as such, while the services cannot be read', async () => {
    await publish('content', { what: 'everything' });
    await sql`drop table services`.execute(db());
    expect((await show('services')).html).toContain('momentanément indisponible');
  });
});

describe('zones page', () => {
  it('shows map, figures and places with their counts', async () => {
    await aPublishedPage('zones', demoPage('zones'));
    await anArea(['44109', '44143', '44162'], 60);
    await save('company', { city: 'Nantes' });
    const { html, meta } = await show('zones');
    expect(html).toContain('<h3>2 villes et notre siège</h3>');
    expect(html).toContain('Du rayon de 60 km couvert');
    expect(html).toContain('Nous intervenons à Nantes et jusqu’à 60 km alentour.');
    expect(html).toContain('Estimer le déplacement');
    expect(meta).toContain('Zones d’intervention : 2 villes autour de Nantes');
  });

  it('shows neither map nor list without a place, and leads to no planner', async () => {
    const { html } = await show('zones');
    expect(html).toContain('nous vous dirons si nous y intervenons');
    for (const part of ['data-zone-map', 'titre-zones', 'Estimer le déplacement']) expect(html).not.toContain(part);
  });
});
