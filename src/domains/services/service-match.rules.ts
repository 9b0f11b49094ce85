import { toSlug } from '#src/kernel/text.ts';

/** Words that do not distinguish one trade from another. */
const SMALL_WORDS = new Set([
  'a',
  'au',
  'aux',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'l',
  'la',
  'le',
  'les',
  'pour',
  'sur',
]);

/** Returns the typing errors allowed in a word: none in a short one, one by default, two in a long one. */
const slipsAllowed = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

const toWords = (slug: string): string[] =>
  toSlug(slug)
    .split('-')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word));

/** Counts the letters to add, remove or replace between two words. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, email] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [place, counterpart] of Array.from(other).entries()) {
      const changed = (row[place] ?? 0) + (email === counterpart ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function areSame(one: string, other: string): boolean {
  const allowed = Math.min(slipsAllowed(one), slipsAllowed(other));
  return one === other || (Math.abs(one.length - other.length) <= allowed && slipsBetween(one, other) <= allowed);
}

/** Counts the words that only one side has, if one side contains all words of the other; else no match. */
function distance(asked: string, slug: string): number | undefined {
  if (toSlug(asked).replaceAll('-', '') === slug.replaceAll('-', '')) return 0;
  const [fewer = [], more = []] = [toWords(asked), toWords(slug)].sort((one, other) => one.length - other.length);
  const isContained = fewer.length > 0 && fewer.every((word) => more.some((other) => areSame(word, other)));
  return isContained ? 1 + more.length - fewer.length : undefined;
}

/**
 * Returns the slug that an unknown address most probably meant, ignoring accents, case, plural, small words
 * and typing errors. The closest slug wins, then the first.
 */
export function nearestSlug(asked: string, slugs: readonly string[]): string | undefined {
  const near = slugs.flatMap((slug) => {
    const away = distance(asked, slug);
    return away === undefined ? [] : [{ slug, away }];
  });
  return near.sort((one, other) => one.away - other.away)[0]?.slug;
}
