import { fold } from './text.ts';

/** A known spelling close to a new one; `isSame` when only case, accents, marks or the plural differ. */
export interface NearSpelling {
  known: string;
  isSame: boolean;
}

/** From these lengths on, that many wrong letters are taken for a typo. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

const toSingular = (word: string): string => (word.length < 4 ? word : word.replace(/[sx]$/, '').replace(/au$/, 'al'));

/** Returns a name without case, accents, marks and plural: "Façades, bardages" → "facade bardage". */
const toCore = (name: string): string =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(toSingular)
    .join(' ');

/** Returns the number of letters to insert, drop, change or swap with their neighbour. */
function countTypos(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let place = 1; place <= right.length; place += 1) {
      const isEqual = left[row - 1] === right[place - 1];
      const changed = (rows[row - 1]?.[place - 1] ?? 0) + (isEqual ? 0 : 1);
      const dropped = (rows[row - 1]?.[place] ?? 0) + 1;
      const inserted = (line[place - 1] ?? 0) + 1;
      const isSwap = row > 1 && place > 1 && left[row - 1] === right[place - 2] && left[row - 2] === right[place - 1];
      const swapped = isSwap ? (rows[row - 2]?.[place - 2] ?? 0) + 1 : changed;
      line.push(Math.min(changed, dropped, inserted, swapped));
    }
    rows.push(line);
  }
  return rows[left.length]?.[right.length] ?? 0;
}

/** Returns the known name that a new one repeats or nearly repeats; undefined for one of its own. */
export function findNearSpelling(name: string, known: readonly string[]): NearSpelling | undefined {
  const core = toCore(name);
  if (core === '') return undefined;
  const same = known.find((one) => toCore(one) === core);
  if (same !== undefined) return { known: same, isSame: true };
  const allowed = core.length >= TWO_TYPOS_FROM ? 2 : core.length >= ONE_TYPO_FROM ? 1 : 0;
  const near = known.find(
    (one) => Math.abs(toCore(one).length - core.length) <= allowed && countTypos(core, toCore(one)) <= allowed,
  );
  return near === undefined ? undefined : { known: near, isSame: false };
}
