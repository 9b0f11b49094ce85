import { slugOf } from '#src/kernel/text.ts';

/** Words that tell no trade from another. */
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

/** One slip of the fingers in a word, two in a long one; none in a short one. */
const slipsAllowed = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

const wordsOf = (slug: string): string[] =>
  slugOf(slug)
    .split('-')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word));

/** Letters to add, drop or change between two words. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [place, counterpart] of Array.from(other).entries()) {
      const changed = (row[place] ?? 0) + (letter === counterpart ? 0 : 1);
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

/** Words that one has and the other lacks, when one says everything the other says; otherwise they do not match. */
function distance(asked: string, slug: string): number | undefined {
  if (slugOf(asked).replaceAll('-', '') === slug.replaceAll('-', '')) return 0;
  const [fewer = [], more = []] = [wordsOf(asked), wordsOf(slug)].sort((one, other) => one.length - other.length);
  const isContained = fewer.length > 0 && fewer.every((word) => more.some((other) => areSame(word, other)));
  return isContained ? 1 + more.length - fewer.length : undefined;
}

/**
 * The slug that an address without a service most probably meant: accents, case, plural, small words and slips
 * of the fingers do not count. The closest wins, then the first.
 */
export function nearestSlug(asked: string, slugs: readonly string[]): string | undefined {
  const near = slugs.flatMap((slug) => {
    const away = distance(asked, slug);
    return away === undefined ? [] : [{ slug, away }];
  });
  return near.sort((one, other) => one.away - other.away)[0]?.slug;
}
