import { DOCUMENT_TEXTS as texts } from './priced-document.texts.ts';
import type { PricedDocument } from './priced-document.ts';
import type { PricedLine } from './priced-lines.ts';
import { fill } from './text.ts';

type Parts = Pick<PricedDocument, 'number' | 'lines' | 'totals' | 'due' | 'amendment'>;

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
export function getGrossRows({ totals, due, amendment }: Pick<Parts, 'totals' | 'due' | 'amendment'>): TotalRow[] {
  if (amendment === undefined) return [{ label: texts.gross, cents: totals.gross_cents, isStrong: due === null }];
  return [
    { label: texts.amendmentGross, cents: totals.gross_cents },
    { label: texts.contractBefore, cents: amendment.before_cents },
    { label: texts.contractAfter, cents: amendment.after_cents, isStrong: true },
  ];
}
