import { fold } from '#src/kernel/text.ts';

// What the rows of a measured back office say; each list has words that many rows hold, few or none.
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Rows of any number lie within these days, so that none is in the future or past its retention. */
const DAYS = 1_000;
const NOW = Date.now();
const AT_ONCE = 250;
const FIRST_NAMES = ['Élodie', 'Karim', 'Josette', 'Luc', 'Anne', 'Noé', 'Zoé', 'Aïcha', 'Gaël', 'Maëlle'];
const LAST_NAMES = ['Vernet', 'Haddad', 'Ferrand', 'Morel', 'Blanc', 'Crémieu', 'Roux', 'Chauvet', 'Nègre'];
export const SERVICES = ['Couverture', 'Zinguerie', 'Charpente', 'Isolation', 'Démoussage', 'Gouttières', 'Ramonage'];
export const SENTENCE = 'La gouttière côté nord déborde à chaque averse, et la tuile de rive a glissé cet hiver. ';

export const of = <Item>(list: readonly Item[], place: number): Item => list[place % list.length] as Item;
export const getName = (place: number): string => `${of(FIRST_NAMES, place)} ${of(LAST_NAMES, place * 7)} ${place}`;
export const getEmail = (place: number): string => `personne-${place}@mesure.example`;

/** Returns the columns of time of one of `count` rows in the last `days`: an hour apart, closer where they are many. */
export function dated(place: number, count = 1, days = DAYS) {
  const at = new Date(NOW - days * DAY + place * Math.min(HOUR, (days * DAY) / count)).toISOString();
  return { created_at: at, updated_at: at };
}

/** Inserts rows in a few statements, each of a size that both engines accept. */
export async function fill<Row>(
  count: number,
  toRow: (place: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
) {
  for (let first = 0; first < count; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - first);
    await insert(Array.from({ length }, (_, place) => toRow(first + place)));
  }
}

/** Returns the folded text of some columns, as the stores write it. */
export const toSearchText = (...parts: string[]): string => fold(parts.join('\n'));
