import { describe, expect, it } from 'vitest';
import {
  getHeadings,
  getLayout,
  getLineDetail,
  getLineLabel,
  getLineParts,
  getPrintedNumber,
  getTotalRows,
  getTotalText,
} from './document-parts.ts';
import type { PricedLine } from './priced-lines.ts';

const LINE: PricedLine = { label: 'Pose', quantity_milli: 1000, unit: 'm²', unit_price_cents: 100, vat_rate: 20 };
const totals = { net_cents: -100, vat: [], vat_cents: -20, gross_cents: -120 };
const amendment = { place: 2, contract: 'D000012', removed: [LINE], before_cents: 500, after_cents: 380 };

describe('getPrintedNumber', () => {
  it('names the contract of an amendment', () => {
    expect(getPrintedNumber({ number: 'D000012' })).toBe('n° D000012');
    expect(getPrintedNumber({ number: 'D000012-A2', amendment })).toBe('n° 2 au devis D000012');
  });
});

describe('getLineParts', () => {
  it('separates added lines from removed ones, and leaves out an empty part', () => {
    expect(getLineParts({ lines: [LINE] })).toEqual([{ title: '', lines: [LINE] }]);
    expect(getLineParts({ lines: [LINE], amendment }).map(({ title }) => title)).toEqual([
      'Travaux ajoutés',
      'Travaux retirés',
    ]);
    expect(getLineParts({ lines: [], amendment })).toEqual([{ title: 'Travaux retirés', lines: [LINE] }]);
  });
});

describe('getLineLabel', () => {
  it('marks a line that an amendment removed', () => {
    expect([getLineLabel('Pose', 1000), getLineLabel('Pose', -2000)]).toEqual(['Pose', 'Retiré : Pose']);
  });
});

describe('getTotalRows', () => {
  const taxed = { totals, vat_note: '', settled: [], due: null };
  const labels = (document: Parameters<typeof getTotalRows>[0]) => getTotalRows(document).map(({ label }) => label);

  it('ends with the new total of the contract', () => {
    expect(getTotalRows(taxed).at(-1)).toEqual({ label: 'Total TTC', cents: -120, isStrong: true });
    expect(getTotalRows({ ...taxed, amendment }).map(({ cents }) => cents)).toEqual([-100, -120, 500, 380]);
  });

  const note = { vat_note: 'TVA non applicable, art. 293 B du CGI' };
  const exempt = { ...taxed, ...note, settled: [{ label: 'Acompte', cents: 20 }], due: { label: 'Net', cents: 0 } };

  it('names no tax in a document of an exempt company', () => {
    expect(labels({ ...exempt, ...getLayout(note) })).toEqual(['Total', 'Acompte', 'Net']);
    expect(labels({ ...exempt, ...getLayout(note), amendment }).join()).not.toMatch(/HT|TTC|TVA/);
  });

  it('keeps the words of an exempt document that was issued before this layout', () => {
    expect(labels(exempt)).toEqual(['Total HT', 'Total TTC', 'Acompte', 'Net']);
  });
});

describe('getLayout', () => {
  it('leaves a taxed document as it was', () => {
    expect(getLayout({ vat_note: '' })).toEqual({});
    expect([getHeadings({}).net, getHeadings({ is_untaxed: true }).net]).toEqual(['Total HT', 'Total']);
    expect([getLineDetail(LINE, {}), getLineDetail(LINE, { is_untaxed: true })]).toEqual([
      expect.stringMatching(/HT, TVA 20/),
      expect.not.stringMatching(/HT|TVA/),
    ]);
  });
});

describe('getTotalText', () => {
  it('says that an amount is with tax, unless none is charged', () => {
    expect(getTotalText(120_00, { vat_note: '' })).toMatch(/^120,00\s€ TTC$/);
    expect(getTotalText(120_00, { vat_note: 'TVA non applicable' })).toMatch(/^120,00\s€$/);
  });
});
