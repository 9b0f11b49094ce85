import { fold } from '#src/kernel/text.ts';

/** How much of a page is its own, measured on runs of five words: what makes a local page more than a copy. */

const RUN_WORDS = 5;
/** Two pages may share less than this part of the shorter one. */
export const SIMILARITY_LIMIT = 0.5;
/** At least this part of a page stands on no other. */
export const OWN_SHARE_MIN = 0.6;

/** Every run of five words, once, without case, marks or punctuation. */
export function runsOf(text: string): Set<string> {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const count = Math.max(0, words.length - RUN_WORDS + 1);
  return new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + RUN_WORDS).join(' ')));
}

const sharedBy = (one: Set<string>, other: Set<string>): number => [...one].filter((run) => other.has(run)).length;

/**
 * Part of the shorter text's runs that stand in the other too (containment). It is never below the Jaccard index,
 * which a long text beside its own half would satisfy: the stricter of the two.
 */
export function similarity(one: string, other: string): number {
  const [runs, others] = [runsOf(one), runsOf(other)];
  const shorter = Math.min(runs.size, others.size);
  return shorter === 0 ? 0 : sharedBy(runs, others) / shorter;
}

/** Part of a text's runs that none of the others has. */
export function ownShare(text: string, others: readonly string[]): number {
  const runs = runsOf(text);
  if (runs.size === 0) return 0;
  const elsewhere = new Set(others.flatMap((other) => [...runsOf(other)]));
  return 1 - sharedBy(runs, elsewhere) / runs.size;
}
