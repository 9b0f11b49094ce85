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
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const starts = [0, ...Array.from(words.matchAll(/ /g), ({ index }) => index + 1)];
  const runs = new Set<string>();
  for (let first = 0; first + RUN_WORDS <= starts.length; first += 1) {
    const next = starts[first + RUN_WORDS];
    runs.add(words.slice(starts[first], next === undefined ? undefined : next - 1));
  }
  return runs;
}

/** A text beside others. */
interface Comparison {
  /** Share of its runs that none of the others has. */
  share: number;
  /** Its similarity to each of the others. */
  similarities: number[];
}

/**
 * Compares a text with others. The similarity to one of them is the share of the shorter text's runs found in the other
 * too (containment). It is never below the Jaccard index, which would accept a long text next to its own half:
 * containment is the stricter of the two.
 */
export function compareTexts(text: string, others: readonly string[]): Comparison {
  const runs = getRuns(text);
  const elsewhere = new Set<string>();
  const similarities = others.map((other) => {
    const theirs = getRuns(other);
    const shared = [...runs].filter((run) => theirs.has(run));
    for (const run of shared) elsewhere.add(run);
    return shared.length / Math.max(1, Math.min(runs.size, theirs.size));
  });
  return { share: runs.size === 0 ? 0 : 1 - elsewhere.size / runs.size, similarities };
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
