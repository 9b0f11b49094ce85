/** A growth up to this factor, between a tenth of the rows and all of them, is flat: below it, changes are noise. */
const FLAT = 1.5;
/** A ratio that is worse by more than this share is a regression. */
const MOST_WORSE = 0.2;

/** A figure that compares two sides of one run, so that it depends little on the machine. */
export interface Ratio {
  /** Section of the tables: "server". */
  section: string;
  name: string;
  value: number;
  /** A growth with the number of rows is better when it is lower. */
  isGrowth: boolean;
}

export interface Change {
  ratio: Ratio;
  /** Absent for a figure that was not measured before. */
  before?: number;
  /** Share by which the ratio is worse; negative when it is better. */
  worse: number;
  isRegression: boolean;
}

/** Returns the ratios of the tables in `docs/benchmarks.md`: values such as "× 0.82" or "p95 2.1 ms (× 1.05)". */
export function readRatios(markdown: string): Ratio[] {
  return [...markdown.matchAll(/<!-- ([\w -]+) -->\n([\s\S]*?)<!-- \/\1 -->/g)].flatMap(
    ([, section = '', tables = '']) =>
      [...tables.matchAll(/^\| (.+?) \| (.*?)× ([\d.]+)\)? \| (.*?) \|/gm)].map(
        ([, name = '', lead = '', value, goal = '']) => ({
          section,
          name,
          value: Number(value),
          isGrowth: lead !== '' || goal.startsWith('<'),
        }),
      ),
  );
}

const toKey = ({ section, name }: Ratio): string => `${section}\n${name}`;

/** Compares the ratios of a run with earlier ones of the same names. */
export function compareRatios(before: readonly Ratio[], now: readonly Ratio[]): Change[] {
  const known = new Map(before.map((ratio) => [toKey(ratio), ratio.value]));
  return now.map((ratio) => {
    const earlier = known.get(toKey(ratio));
    if (earlier === undefined || earlier === 0) return { ratio, worse: 0, isRegression: false };
    const change = ratio.value / earlier - 1;
    const worse = ratio.isGrowth ? change : -change;
    const isRegression = worse > MOST_WORSE && !(ratio.isGrowth && ratio.value <= FLAT);
    return { ratio, before: earlier, worse, isRegression };
  });
}

/** Returns the changes of a second measurement; only those that were regressions in the first one, too, are regressions. */
export function confirmRegressions(first: readonly Change[], second: readonly Change[]): Change[] {
  const doubtful = new Set(first.filter(({ isRegression }) => isRegression).map(({ ratio }) => toKey(ratio)));
  return second.map((change) => ({
    ...change,
    isRegression: change.isRegression && doubtful.has(toKey(change.ratio)),
  }));
}
