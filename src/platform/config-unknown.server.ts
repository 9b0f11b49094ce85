import { VARIABLES } from './config.server.ts';

/** A variable that looks like one of ours and that nothing reads. */
export interface UnknownVariable {
  name: string;
  /** The variable whose name is nearest; undefined when none is near. */
  nearest: string | undefined;
}

/** Beginnings that only our variables have: SMTP_HOST is meant for this program, HOSTNAME is not. */
const FAMILIES = /^(?:BACKUP|DKIM|MAIL|MATOMO|OIDC|PLAUSIBLE|REPLY|S3|SMTP|STRIPE)_/;
/** Shorter names are near too many others. */
const LEAST_LENGTH = 7;
const MISTAKES_MAX = 2;

const KNOWN: readonly string[] = VARIABLES;

/** Counts the letters to add, remove, replace or swap to make one word of the other. */
function countMistakes(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, previous] = [previous, current];
  }
  return previous[other.length] ?? 0;
}

function findNearest(name: string): string | undefined {
  const [nearest] = KNOWN.map((known) => ({ known, mistakes: countMistakes(name.toUpperCase(), known) }))
    .filter(({ mistakes }) => mistakes <= MISTAKES_MAX)
    .sort((one, other) => one.mistakes - other.mistakes);
  return nearest?.known;
}

/** Finds names that are meant for this program, misspelt or of another one, and that nothing reads. */
export function findUnknownVariables(names: readonly string[]): UnknownVariable[] {
  return names
    .filter((name) => !KNOWN.includes(name) && name.length >= LEAST_LENGTH)
    .map((name) => ({ name, nearest: findNearest(name) }))
    .filter(({ name, nearest }) => nearest !== undefined || FAMILIES.test(name))
    .sort((one, other) => one.name.localeCompare(other.name));
}
