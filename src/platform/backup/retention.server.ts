/** How many days, weeks and months keep their newest archive. */
const KEPT = { days: 7, weeks: 4, months: 12 };
const DAY_MS = 86_400_000;

const NAME = /^faitage-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.chiffre)?$/;

/** Returns the name of an archive made at this instant. */
export const toArchiveName = (at: Date, isSealed: boolean): string =>
  `faitage-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isSealed ? '.chiffre' : ''}`;

function readInstant(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** Number of the week, which begins on Monday: 1 January 1970 was a Thursday. */
const toWeek = (at: Date): string => String(Math.floor((at.getTime() / DAY_MS + 3) / 7));

/**
 * Returns the archives that may go: all but the newest of each of the last seven days, four weeks and twelve months
 * that have one. Other files are never named.
 */
export function chooseObsolete(names: readonly string[]): string[] {
  const archives = names
    .flatMap((name) => {
      const at = readInstant(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const retained = new Set<string>();
  const keepNewest = (most: number, toPeriod: (at: Date) => string): void => {
    const periods = new Set<string>();
    for (const { name, at } of archives) {
      const period = toPeriod(at);
      if (periods.has(period) || periods.size >= most) continue;
      periods.add(period);
      retained.add(name);
    }
  };
  keepNewest(KEPT.days, (at) => at.toISOString().slice(0, 10));
  keepNewest(KEPT.weeks, toWeek);
  keepNewest(KEPT.months, (at) => at.toISOString().slice(0, 7));
  return archives.map(({ name }) => name).filter((name) => !retained.has(name));
}
