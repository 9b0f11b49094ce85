import { type ExpressionBuilder, sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import type { Tables } from '#src/platform/database/tables.server.ts';
import { type ActivityScope, linesAdded, linesIn } from './activity-scope.store.server.ts';
import { countEachOnce, type LineCounts, toCounts } from './activity-total.store.server.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const DAY_MS = 86_400_000;

const getNextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, DAY_LENGTH);

/** A day in UTC with its number of lines. */
interface DayCount {
  day: string;
  lines: number;
}

async function countLinesOfDay(scope: ActivityScope, day: string): Promise<number> {
  const counted = linesIn(scope)
    .where('at', '<', getNextDay(day))
    .select((select) => select.fn.countAll<number>().as('lines'));
  return (await counted.executeTakeFirstOrThrow()).lines;
}

/** Counts the lines of a scope without words and period. */
function countEachDay({ actor, actions }: ActivityScope): Promise<LineCounts> {
  const scope = { actor, actions, since: undefined, words: [], lines: 0 };
  return countEachOnce(JSON.stringify(['days', actor, actions]), {
    countAll: async () => {
      const counts = db()
        .selectFrom('audit_counts')
        .$if(actor !== undefined, (row) => row.where('actor_id', '=', actor ?? 0))
        .$if(actions !== undefined, (row) => row.where('action', 'in', actions?.length ? actions : ['']));
      const days = counts.groupBy('day').select((row) => ['day as name', row.fn.sum('count').as('lines')]);
      return toCounts(await days.execute());
    },
    countAdded: async (added) => {
      const day = sql<string>`substr(at, 1, ${sql.lit(DAY_LENGTH)})`;
      const lines = linesIn(scope, linesAdded(added)).groupBy(day);
      return toCounts(await lines.select((row) => [day.as('name'), row.fn.countAll().as('lines')]).execute());
    },
  });
}

/** Counts the lines in a scope without words, by day; only those of the day in which the period begins are read. */
export async function countByDay(scope: ActivityScope): Promise<DayCount[]> {
  const first = scope.since?.slice(0, DAY_LENGTH);
  const days = [...(await countEachDay(scope))]
    .map(([day, lines]) => ({ day, lines }))
    .filter(({ day }) => first === undefined || day >= first)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  if (first === undefined || days[0]?.day !== first) return days;
  return [{ day: first, lines: await countLinesOfDay(scope, first) }, ...days.slice(1)];
}

/** Whole days that hold a page, and the number of their lines that come before it. */
export interface PageDays {
  /** First and last day of each run of days. */
  runs: [string, string][];
  offset: number;
}

/** Returns the days of a page of lines, in the order of the list; undefined without any. */
export function findPageDays(
  days: DayCount[],
  { limit, offset }: { limit: number; offset: number },
): PageDays | undefined {
  const runs: [string, string][] = [];
  let before = 0;
  let rest: number | undefined;
  for (const { day, lines } of days) {
    if (before >= offset + limit) break;
    if (before + lines > offset) {
      rest ??= offset - before;
      const run = runs.at(-1);
      if (run !== undefined && [getNextDay(run[1]), getNextDay(day)].includes(run[1] < day ? day : run[0])) {
        if (run[1] < day) run[1] = day;
        else run[0] = day;
      } else runs.push([day, day]);
    }
    before += lines;
  }
  return rest === undefined ? undefined : { runs, offset: rest };
}

/** Returns a condition: a line is of one of these runs of days. */
export const isWithin = (row: ExpressionBuilder<Tables, 'audit_log'>, runs: PageDays['runs']) =>
  row.or(runs.map(([from, to]) => row.and([row('at', '>=', from), row('at', '<', getNextDay(to))])));
