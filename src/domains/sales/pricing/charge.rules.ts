import { type MAINLAND_RATES, toLocalRate } from '#src/kernel/local-rates.ts';
import type { PricedDocument, Totals } from '#src/kernel/priced-document.ts';
import type { PricedLine, VatRate } from '#src/kernel/priced-lines.ts';
import { getVatNote, isUntaxed, toVatRegime, type VatRegime } from '#src/kernel/vat-regime.ts';
import type { Charge } from './price.contract.ts';
import { netOfPublished } from './sent-line.contract.ts';
import { toTotals } from './totals.rules.ts';

type MainlandRate = (typeof MAINLAND_RATES)[number];

/** Current settings that affect prices. */
export interface PricingSettings {
  company: { is_vat_exempt: boolean; postal_code: string };
  quotes: { deposit_percent: number; default_vat_rate: MainlandRate };
}

/** Returns the VAT regime of the company today. */
export const getVatRegime = ({ company }: Pick<PricingSettings, 'company'>): VatRegime =>
  toVatRegime(company.is_vat_exempt, company.postal_code);

/** Tax rate of an amount entered without lines. */
const AMOUNT_RATE: Record<VatRegime, VatRate> = { standard: 20, overseas: 8.5, exempt: 0, outside: 0 };

/** Price as the office wrote it: lines, or one labelled amount without tax. */
export interface WrittenPrice {
  label: string;
  lines: readonly PricedLine[];
  net_cents: number | null;
}

const toLine = ({ label, net_cents }: WrittenPrice, rate: VatRate): PricedLine => ({
  label,
  quantity_milli: 1000,
  unit: 'forfait',
  unit_price_cents: net_cents ?? 0,
  vat_rate: rate,
});

/** Returns the charge of lines whose rates are final. */
export const toFixedCharge = (lines: readonly PricedLine[], vatNote: string): Charge => ({
  lines: [...lines],
  totals: toTotals(lines),
  vat_note: vatNote,
});

/** Returns the charge of a written price under a regime: an amount without lines becomes one line. */
export function toCharge(written: WrittenPrice, regime: VatRegime): Charge {
  const lines = written.lines.length > 0 ? written.lines : [toLine(written, AMOUNT_RATE[regime])];
  if (!isUntaxed(regime)) return toFixedCharge(lines, '');
  const untaxed = lines.map((line) => ({ ...line, vat_rate: 0 as const }));
  return toFixedCharge(untaxed, getVatNote(regime));
}

/** Returns lines with the opposite quantity: those that an amendment takes out of its contract, or prints. */
export const oppositeLines = (lines: readonly PricedLine[]): PricedLine[] =>
  lines.map((line) => ({ ...line, quantity_milli: line.quantity_milli === 0 ? 0 : -line.quantity_milli }));

/** Returns the charge of a sent, signed or issued document; never recomputed. */
export const getDocumentCharge = ({ lines, totals, vat_note, amendment }: PricedDocument): Charge => ({
  lines: amendment === undefined ? lines : [...lines, ...oppositeLines(amendment.removed)],
  totals,
  vat_note,
});

/** Returns the charge of an order: its stored lines at their rates; without lines 20 % of its budget. */
export const getOrderCharge = (order: {
  service: string;
  lines: readonly PricedLine[];
  budget_cents: number;
  vat_note: string;
}): Charge =>
  order.lines.length > 0
    ? toFixedCharge(order.lines, order.vat_note)
    : toCharge({ label: order.service, lines: [], net_cents: order.budget_cents }, 'standard');

/** Returns whether tax is charged, so that the company's VAT number is required. */
export const chargesVat = ({ vat_note }: Pick<Charge, 'vat_note'>): boolean => vat_note === '';

/** Returns the totals of lines as written, before any exemption. */
export const getWrittenTotals = (lines: readonly PricedLine[]): Totals => toTotals(lines);

/** Returns the rate of a new line. */
export const getDefaultRate = (settings: PricingSettings): VatRate =>
  isUntaxed(getVatRegime(settings)) ? 0 : toLocalRate(settings.quotes.default_vat_rate, settings.company.postal_code);

/** Returns the rate in the published prices, which a quote takes out of them; 0 for a company that charges no VAT. */
export const getPublishedRate = (
  settings: Pick<PricingSettings, 'company'> & { prices: { vat_rate: MainlandRate } },
): VatRate =>
  isUntaxed(getVatRegime(settings)) ? 0 : toLocalRate(settings.prices.vat_rate, settings.company.postal_code);

/** Converts a published price, which includes tax, to cents without tax at the line's rate, so finely that any quantity costs it. */
export const toNetPrice = (publishedCents: number, rate: VatRate): number => netOfPublished(publishedCents, rate);
