import { fold } from '#src/kernel/text.ts';

/** Words per run: pages are compared by runs of five words, to ensure that a local page is not a copy. */

const RUN_WORDS = 5;
/** Two pages must share less than this part of the shorter one. */
export const SIMILARITY_LIMIT = 0.5;
/** Minimum share of a page that is on no other page. */
export const OWN_SHARE_MIN = 0.6;

/** Returns every distinct run of five words, without case, accents or punctuation. */
export function getRuns(text: string): Set<string> {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const count = Math.max(0, words.length - RUN_WORDS + 1);
  return new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + RUN_WORDS).join(' ')));
}

const sharedBy = (one: Set<string>, other: Set<string>): number => [...one].filter((run) => other.has(run)).length;

/**
 * Returns the share of the shorter text's runs found in the other too (containment). It is never below the Jaccard
 * index, which would accept a long text next to its own half: containment is the stricter of the two.
 */
export function similarity(one: string, other: string): number {
  const [runs, others] = [getRuns(one), getRuns(other)];
  const shorter = Math.min(runs.size, others.size);
  return shorter === 0 ? 0 : sharedBy(runs, others) / shorter;
}

/** Returns the share of a text's runs that none of the others has. */
export function ownShare(text: string, others: readonly string[]): number {
  const runs = getRuns(text);
  if (runs.size === 0) return 0;
  const elsewhere = new Set(others.flatMap((other) => [...getRuns(other)]));
  return 1 - sharedBy(runs, elsewhere) / runs.size;
}

/** Returns the text of a document: every string in it that is a sentence of its own. */
export const allText = (document: unknown): string =>
  typeof document === 'string'
    ? document
    : typeof document === 'object' && document !== null
      ? Object.values(document).map(allText).filter(Boolean).join('\n')
      : '';

/**
 * Returns, for many texts at once, the share of each one's runs that none of the others has.
 * @param templates what each text began from, by its place: words that nobody wrote are not its own.
 */
export function ownShares(texts: readonly string[], templates: readonly string[] = []): number[] {
  const all = texts.map(getRuns);
  const counts = new Map<string, number>();
  for (const runs of all) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return all.map((runs, at) => {
    const templateRuns = getRuns(templates[at] ?? '');
    const own = [...runs].filter((run) => counts.get(run) === 1 && !templateRuns.has(run));
    return runs.size === 0 ? 0 : own.length / runs.size;
  });
}
