import { exactEuros, quantityText, rateText, unitPriceText } from './money.ts';
import { DOCUMENT_TEXTS as texts } from './priced-document.texts.ts';
import type { PricedDocument } from './priced-document.ts';
import type { PricedLine } from './priced-lines.ts';
import { fill } from './text.ts';

type Parts = Pick<
  PricedDocument,
  'number' | 'lines' | 'totals' | 'vat_note' | 'settled' | 'due' | 'amendment' | 'is_untaxed'
>;

/** Returns the layout of a new document: without any word or column of tax where none is charged. */
export const getLayout = ({ vat_note }: Pick<Parts, 'vat_note'>): Pick<Parts, 'is_untaxed'> =>
  vat_note === '' ? {} : { is_untaxed: true };

/** Returns an amount as sentences name it: with tax, unless none is charged. */
export const getTotalText = (cents: number, { vat_note }: Pick<Parts, 'vat_note'>): string =>
  vat_note === '' ? fill(texts.withTax, { amount: exactEuros(cents) }) : exactEuros(cents);

/** Returns the headings of the lines of a document. */
export const getHeadings = ({ is_untaxed }: Pick<Parts, 'is_untaxed'>): Record<'unitPrice' | 'net', string> =>
  is_untaxed ? texts.untaxed : texts;

/** Returns quantity, price and rate of a line in one sentence. */
export const getLineDetail = (line: PricedLine, { is_untaxed }: Pick<Parts, 'is_untaxed'>): string =>
  fill(is_untaxed ? texts.untaxed.detail : texts.detail, {
    quantity: quantityText(line.quantity_milli),
    unit: line.unit,
    price: unitPriceText(line.unit_price_cents),
    rate: rateText(line.vat_rate),
  });

/** Returns the number as printed after the title: "n° D000012", "n° 1 au devis D000012". */
export const getPrintedNumber = ({ number, amendment }: Pick<Parts, 'number' | 'amendment'>): string =>
  amendment === undefined
    ? fill(texts.number, { number })
    : fill(texts.amendmentNumber, { place: amendment.place, contract: amendment.contract });

/** Returns the tables of a document: its lines, or the added and the removed ones of an amendment; empty ones are left out. */
export function getLineParts({ lines, amendment }: Pick<Parts, 'lines' | 'amendment'>) {
  const parts: { title: string; lines: readonly PricedLine[] }[] =
    amendment === undefined
      ? [{ title: '', lines }]
      : [
          { title: texts.added, lines },
          { title: texts.removed, lines: amendment.removed },
        ];
  return parts.filter((part) => part.lines.length > 0);
}

/** Returns the text of a line; a negative one was taken out of the contract by an amendment and says so. */
export const getLineLabel = (label: string, quantity: number): string =>
  quantity < 0 ? fill(texts.removedLine, { label }) : label;

interface TotalRow {
  label: string;
  cents: number;
  isStrong?: boolean;
}

/** Returns the rows for the total with tax: on an amendment also those of its contract, before and after. */
function getGrossRows({ totals, due, amendment, is_untaxed }: Omit<Parts, 'number' | 'lines'>): TotalRow[] {
  const labels = is_untaxed ? texts.untaxed : texts;
  if (amendment === undefined) return [{ label: labels.gross, cents: totals.gross_cents, isStrong: due === null }];
  return [
    { label: labels.amendmentGross, cents: totals.gross_cents },
    { label: labels.contractBefore, cents: amendment.before_cents },
    { label: labels.contractAfter, cents: amendment.after_cents, isStrong: true },
  ];
}

/** Returns the rows below the lines: net and taxes, total, what is deducted, and what is due. */
export function getTotalRows(document: Omit<Parts, 'number' | 'lines'>): TotalRow[] {
  const { totals, vat_note, settled, due, is_untaxed } = document;
  const taxes = totals.vat.map(({ rate, net_cents, vat_cents }) => ({
    label: fill(texts.vat, { rate: rateText(rate), net: exactEuros(net_cents) }),
    cents: vat_cents,
  }));
  return [
    ...(is_untaxed ? [] : [{ label: texts.totalNet, cents: totals.net_cents }]),
    ...(vat_note === '' ? taxes : []),
    ...getGrossRows(document),
    ...settled.map(({ label, cents }) => ({ label, cents: -cents })),
    ...(due === null ? [] : [{ ...due, isStrong: true }]),
  ];
}
