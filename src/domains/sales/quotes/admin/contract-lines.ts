import { useEffect, useState } from 'react';
import type { LineView } from '#src/kernel/priced-lines.ts';
import { fetchQuote } from '../quote-admin.client.ts';
import { emptyLine, type LineValues } from './quote-values.ts';
import { formatNumber, formatTypedPrice } from './quote-words.ts';

const getKey = ({ label, unit, unit_price, vat_rate }: LineView): string =>
  JSON.stringify([label, unit, unit_price, vat_rate]);

/** Returns what is left of a contract's lines after those that its amendments took out, each once. */
export function getRemainingLines(lines: readonly LineView[]): LineView[] {
  const rest = new Map<string, LineView>();
  for (const line of lines) {
    const milli = Math.round(((rest.get(getKey(line))?.quantity ?? 0) + line.quantity) * 1000);
    rest.set(getKey(line), { ...line, quantity: milli / 1000 });
  }
  return [...rest.values()].filter(({ quantity }) => quantity > 0);
}

/** Returns the line of the form that takes the whole of a contract's line out. */
export const toRemovedLine = ({ label, quantity, unit, unit_price, vat_rate }: LineView): LineValues => ({
  ...emptyLine(vat_rate),
  label,
  unit,
  quantity: formatNumber(quantity),
  unit_price: formatTypedPrice(unit_price),
  removed: true,
});

/** Loads the lines that an amendment can take out of its contract; undefined before, and for an ordinary quote. */
export function useContractLines(id: number | undefined): LineView[] | 'failed' | undefined {
  const [lines, setLines] = useState<LineView[] | 'failed'>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    fetchQuote(id)
      .then(({ chargedLines }) => isCurrent && setLines(getRemainingLines(chargedLines)))
      .catch(() => isCurrent && setLines('failed'));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return lines;
}
