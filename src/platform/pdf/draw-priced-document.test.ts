import fc from 'fast-check';
import sharp from 'sharp';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { exactEuros, rateText } from '#src/kernel/money.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { lineNetCents, type PricedLine, VAT_RATES } from '#src/kernel/priced-lines.ts';
import { countSamples } from '#tests/support/samples.ts';
import { BUILT_BRAND, setBrandSource } from '../brand.server.ts';
import { drawPricedDocument } from './draw-priced-document.server.ts';

const ROOF: PricedLine[] = [
  { label: 'Réfection de la couverture', quantity_milli: 84_500, unit: 'm²', unit_price_cents: 11_890, vat_rate: 10 },
  { label: 'Isolation des rampants', quantity_milli: 62_000, unit: 'm²', unit_price_cents: 7_425, vat_rate: 5.5 },
  { label: 'Création d’un auvent', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 184_999, vat_rate: 20 },
];

function aDocument(lines: PricedLine[], more: Partial<PricedDocument> = {}): PricedDocument {
  const totals = toTotals(lines);
  return {
    title: 'Devis',
    number: 'D000012',
    subject: 'Couverture',
    facts: [{ label: 'Date', value: '21 novembre 2026' }],
    issuer: { title: '', name: 'Toitures du Pouzin', lines: ['12 chemin des Tuiliers, 07250 Le Pouzin'] },
    parties: [
      { title: 'Client', name: 'Paule Rivoire', lines: ['paule@essai.example'] },
      { title: 'Lieu des travaux', name: '', lines: ['3 rue des Lilas', '26000 Valence'] },
    ],
    introduction: ['Toit de 84 m² à reprendre.'],
    lines,
    totals,
    vat_note: '',
    settled: [{ label: 'Acompte reçu', cents: 10_000 }],
    due: { label: 'Reste à payer', cents: totals.gross_cents - 10_000 },
    notes: [{ title: 'Médiateur', paragraphs: ['Médiation Exemple, 1 rue du Lac, 69000 Lyon'] }],
    footer: ['Toitures du Pouzin — SIRET EXEMPLE — RCS Aubenas'],
    ...more,
  };
}

/** Returns the text with every kind of white space as one space. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

async function readBack(document: PricedDocument): Promise<{ pages: string[]; info: Record<string, unknown> }> {
  const pdf = await getDocumentProxy(await drawPricedDocument(document));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  return { pages: text.map(plain), info };
}

describe('drawPricedDocument', () => {
  describe('drawPricedDocument', () => {
    it('shows all data and the correct totals', async () => {
      const document = aDocument(ROOF);
      const { pages, info } = await readBack(document);
      const [page = ''] = pages;
      expect(pages).toHaveLength(1);
      const { totals } = document;
      const message = [
        'Devis n° D000012',
        'Date : 21 novembre 2026',
        'Toitures du Pouzin',
        '12 chemin des Tuiliers, 07250 Le Pouzin',
        'Paule Rivoire',
        '3 rue des Lilas',
        'Toit de 84 m² à reprendre.',
        'Réfection de la couverture 84,5 m² 118,90 € 10 %',
        'Isolation des rampants 62 m² 74,25 € 5,5 %',
        ...document.lines.map((line) => exactEuros(lineNetCents(line))),
        `Total HT ${exactEuros(totals.net_cents)}`,
        ...totals.vat.map(
          ({ rate, net_cents, vat_cents }) =>
            `TVA ${String(rate).replace('.', ',')} % sur ${exactEuros(net_cents)} ${exactEuros(vat_cents)}`,
        ),
        `Total TTC ${exactEuros(totals.gross_cents)}`,
        'Acompte reçu -100,00 €',
        `Reste à payer ${exactEuros(totals.gross_cents - 10_000)}`,
        'Médiation Exemple, 1 rue du Lac, 69000 Lyon',
        'Toitures du Pouzin — SIRET EXEMPLE — RCS Aubenas',
        'Page 1/1',
      ];
      for (const sentence of message) expect(page).toContain(plain(sentence));
      expect(info).toMatchObject({ Title: 'Devis D000012', Author: 'Toitures du Pouzin', Language: 'fr-FR' });
    });

    it('marks works that an amendment took out of the contract', async () => {
      const [roof, insulation] = ROOF as [PricedLine, PricedLine];
      const { pages } = await readBack(aDocument([roof, { ...insulation, quantity_milli: -4_000 }]));
      expect(pages[0]).toContain(plain('Retiré : Isolation des rampants -4 m² 74,25 € 5,5 %'));
    });

    it('writes a tagged PDF with embedded fonts', async () => {
      const bytes = Buffer.from(await drawPricedDocument(aDocument(ROOF))).toString('latin1');
      for (const mark of [
        '/Marked true',
        '/StructTreeRoot',
        '/S /H1',
        '/S /TH',
        '/S /TD',
        '/FontFile2',
        '/Lang (fr-FR)',
      ]) {
        expect(bytes).toContain(mark);
      }
    });

    it('shows the reason for missing VAT in place of the VAT lines', async () => {
      const free = ROOF.map((line): PricedLine => ({ ...line, vat_rate: 0 }));
      const note = 'TVA non applicable, art. 293 B du CGI';
      const { pages } = await readBack(aDocument(free, { vat_note: note, settled: [], due: null }));
      expect(pages[0]).toContain(note);
      expect(pages[0]).not.toMatch(/TVA 0 % sur|Reste à payer/);
      expect(pages[0]).toMatch(/Prix unitaire HT TVA Total HT.*Total TTC/);
    });

    it('prints no tax where the document says so: no column, no recapitulation, the reason', async () => {
      const free = ROOF.map((line): PricedLine => ({ ...line, vat_rate: 0 }));
      const note = 'TVA non applicable, art. 293 B du CGI';
      const due = { label: 'Net à payer', cents: 100 };
      const { pages } = await readBack(aDocument(free, { vat_note: note, due, is_untaxed: true }));
      const [page = ''] = pages;
      expect(page).toContain('Désignation Qté Unité Prix unitaire Total');
      expect(page).toMatch(/Total [\d\s]+,\d\d €.*Net à payer 1,00 €/);
      expect(page.replace(note, '')).not.toMatch(/\bHT\b|TTC|TVA|0 %/);
      expect(page).toContain(note);
    });

    it('continues over three pages, with headings and company on each', async () => {
      const lines = Array.from(
        { length: 60 },
        (_, index): PricedLine => ({ ...(ROOF[index % 3] as PricedLine), label: `Poste ${index + 1}` }),
      );
      const { pages } = await readBack(aDocument(lines));
      expect(pages).toHaveLength(3);
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(`Page ${index + 1}/3`);
        expect(page).toContain('Toitures du Pouzin — SIRET EXEMPLE');
        if (page.includes('Poste')) expect(page).toContain('Désignation Qté Unité Prix unitaire HT TVA Total HT');
      }
      const whole = pages.join(' ');
      for (const { label } of lines) expect(whole.match(new RegExp(`${label} `, 'g'))).toHaveLength(1);
    });
  });

  it('prints the added and the removed works of an amendment, and the contract before and after it', async () => {
    const removed: PricedLine[] = [{ ...(ROOF[1] as PricedLine), quantity_milli: 2_000 }];
    const amendment = { place: 1, contract: 'D000007', removed, before_cents: 1_867_500, after_cents: 1_961_500 };
    const totals = { net_cents: 85_455, vat: [], vat_cents: 8_545, gross_cents: 94_000 };
    const more = { title: 'Avenant', number: 'D000007-A1', settled: [], due: null, amendment, totals };
    const [page = ''] = (await readBack(aDocument([ROOF[0] as PricedLine], more))).pages;
    for (const sentence of [
      'Avenant n° 1 au devis D000007',
      'Travaux ajoutés Désignation',
      'Travaux retirés Désignation',
      'Isolation des rampants 2 m² 74,25 € 5,5 % 148,50 €',
      'Total de l’avenant TTC 940,00 €',
      'Total du contrat avant cet avenant TTC 18 675,00 €',
      'Nouveau total du contrat TTC 19 615,00 €',
    ]) {
      expect(page).toContain(plain(sentence));
    }
  });

  it('writes the mark of a document without value across every page, and on no other document', async () => {
    const mark = 'DÉMONSTRATION – sans valeur';
    const lines = Array.from({ length: 60 }, (_, index) => ROOF[index % 3] as PricedLine);
    const { pages } = await readBack(aDocument(lines, { mark }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain(mark);
    expect((await readBack(aDocument(lines))).pages.join(' ')).not.toContain('DÉMONSTRATION');
  });

  describe('hostile text in a document', () => {
    it('draws the characters that the fonts contain, and keeps the document valid', async () => {
      const label = `Pose\u0000 \u202eמחיר\u202c 🏠👩🏽‍🔧 Łódź ﬁn ①\u0007 ${'W'.repeat(300)}`;
      const hostile = { title: 'Client', name: 'Zoë Žižková 🙂', lines: ['\u0000', '', 'e\u0301te\u0301', '\ud800'] };
      const { pages } = await readBack(
        aDocument([{ ...(ROOF[0] as PricedLine), label }], {
          parties: [hostile],
          notes: [{ title: '', paragraphs: [''] }],
        }),
      );
      const [page = ''] = pages;
      for (const word of ['Zoë Žižková ?', 'Łódź fin 1', 'été']) expect(page).toContain(word);
      expect(page.replace(/[^W]/g, '')).toHaveLength(300);
      expect(page).not.toMatch(/\p{Cc}|\p{Cs}|\u202e/u);
    });

    it('draws two hundred of the longest lines and refuses more', { timeout: 60_000 }, async () => {
      const longest: PricedLine = { ...(ROOF[0] as PricedLine), label: 'Tuile canal '.repeat(41) };
      const lines = Array.from({ length: 200 }, () => longest);
      const { pages } = await readBack(aDocument(lines));
      expect(pages.length).toBeGreaterThan(20);
      await expect(drawPricedDocument(aDocument([...lines, longest]))).rejects.toThrow();
    });
  });

  it('keeps the event loop free while drawing', async () => {
    const lines = Array.from({ length: 200 }, () => ROOF[0] as PricedLine);
    await drawPricedDocument(aDocument(ROOF));
    let turns = 0;
    const clock = setInterval(() => {
      turns += 1;
    }, 1);
    await drawPricedDocument(aDocument(lines));
    clearInterval(clock);
    expect(turns).toBeGreaterThan(5);
  });

  it('shows the company’s logo, in its own main colour, with its name for screen readers', async () => {
    const png = await sharp({ create: { width: 300, height: 90, channels: 4, background: '#0b4f8a' } })
      .png()
      .toBuffer();
    const without = await drawPricedDocument(aDocument(ROOF));
    const logo = { png: new Uint8Array(png), width: 300, height: 90, alt: 'Couverture Martin' };
    setBrandSource(async () => ({ accent: '#0b4f8a', soft: '#9ec5e8', logo }));
    const bytes = await drawPricedDocument(aDocument(ROOF)).finally(() => setBrandSource(async () => BUILT_BRAND));
    const read = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
    expect(read(bytes)).toMatch(/\/Subtype \/Image[\s\S]*\/Width 300/);
    expect(read(bytes)).toMatch(/\/S \/Figure/);
    expect(read(without)).not.toMatch(/\/Subtype \/Image/);
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
    const { items } = await page.getTextContent();
    expect(items.length).toBeGreaterThan(10);
  });

  const aLine = fc.record<PricedLine>({
    label: fc.constant('Poste'),
    quantity_milli: fc.integer({ min: 0, max: 2_000_000 }),
    unit: fc.constant('m²'),
    unit_price_cents: fc.integer({ min: -100_000, max: 900_000 }),
    vat_rate: fc.constantFrom(...VAT_RATES),
  });

  it('prints amounts to the cent as computed, for any lines', { timeout: 60_000 }, async () => {
    const rendered = fc.asyncProperty(fc.array(aLine, { minLength: 1, maxLength: 12 }), async (lines) => {
      const document = aDocument(lines, { settled: [], due: null });
      const text = (await readBack(document)).pages.join(' ');
      const { net_cents, gross_cents, vat } = document.totals;
      const sent = [
        ...lines.map((line) =>
          [exactEuros(line.unit_price_cents), rateText(line.vat_rate), exactEuros(lineNetCents(line))].join(' '),
        ),
        `Total HT ${exactEuros(net_cents)}`,
        ...vat.map(
          (part) => `TVA ${rateText(part.rate)} sur ${exactEuros(part.net_cents)} ${exactEuros(part.vat_cents)}`,
        ),
        `Total TTC ${exactEuros(gross_cents)}`,
      ];
      for (const sentence of sent) expect(text).toContain(plain(sentence));
    });
    await fc.assert(rendered, { numRuns: countSamples(25) });
  });
});
