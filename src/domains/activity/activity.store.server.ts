import type { Selectable } from 'kysely';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import type { AuditRow } from '#src/platform/database/audit-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { ActivityQuery, ActivityStatistics, LoggedAct } from './activity.contract.ts';
import { countByDay, findPageDays, isWithin } from './activity-days.store.server.ts';
import { countFound, linesIn, readScope } from './activity-scope.store.server.ts';

function getFields(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? {} : JSON.parse(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { value };
}

const toLine = ({ before, after, ...row }: Selectable<AuditRow>): LoggedAct => ({
  ...row,
  before: getFields(before),
  after: getFields(after),
});

type Scoped = ReturnType<typeof linesIn>;

function inOrder(lines: Scoped, order: 'asc' | 'desc' = 'desc') {
  return lines.orderBy('at', order).orderBy('id', order);
}

/** Selects the lines of one page in order; the days before it are skipped by their counts. */
async function selectPlaces(query: ActivityQuery): Promise<{ total: number; ids: number[] }> {
  const { limit, offset } = getRange(query);
  const scope = await readScope(query, offset);
  const lines = inOrder(linesIn(scope), query.sort_order).select('id').limit(limit);
  const toIds = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
  if (scope.words.length > 0) {
    return { total: await countFound(scope), ids: toIds(await lines.offset(offset).execute()) };
  }
  const days = await countByDay(scope);
  const total = days.reduce((sum, day) => sum + day.lines, 0);
  const place = findPageDays(query.sort_order === 'asc' ? days : days.toReversed(), { limit, offset });
  if (place === undefined) return { total, ids: [] };
  const rows = await lines
    .where((row) => isWithin(row, place.runs))
    .offset(place.offset)
    .execute();
  return { total, ids: toIds(rows) };
}

/** Returns one page of the log, by default newest first; searches and filters in the database. */
export async function selectActivities(query: ActivityQuery): Promise<Page<LoggedAct>> {
  const { total, ids } = await selectPlaces(query);
  const byId = new Map((await selectLinesByIds(ids)).map((line) => [line.id, line]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

/** Returns the ids of the lines that a search finds, in order. */
export const selectLineIds = async (query: ActivityQuery, limit: number): Promise<number[]> => {
  const lines = inOrder(linesIn(await readScope(query)), query.sort_order);
  return (await lines.select('id').limit(limit).execute()).map(({ id }) => id);
};

/** Returns lines in no particular order. */
export const selectLinesByIds = async (ids: number[]): Promise<LoggedAct[]> =>
  ids.length === 0 ? [] : (await db().selectFrom('audit_log').selectAll().where('id', 'in', ids).execute()).map(toLine);

export async function selectActivity(id: number): Promise<LoggedAct | undefined> {
  const row = await db().selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toLine(row);
}

async function countSince(period?: ActivityQuery['period']): Promise<number> {
  const days = await countByDay(await readScope({ period }));
  return days.reduce((sum, { lines }) => sum + lines, 0);
}

/** Returns the result of the last daily check of the hash chains. */
async function selectLastCheck(): Promise<ActivityStatistics['check']> {
  const check = await db()
    .selectFrom('audit_checks')
    .select(['at', 'lines', 'fault', 'bad_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (check === undefined) return null;
  return { at: check.at, lines: check.lines, is_intact: check.fault === '', bad_id: check.bad_id };
}

export async function countActivities(): Promise<ActivityStatistics> {
  const actors = await db()
    .selectFrom((counts) =>
      counts.selectFrom('audit_counts').select('actor_id as id').distinct().where('actor_id', '>', 0).as('actors'),
    )
    .select((row) => [
      'id',
      row
        .selectFrom('audit_log')
        .select((select) => select.fn.max('actor_name').as('name'))
        .whereRef('actor_id', '=', 'actors.id')
        .as('name'),
    ])
    .orderBy('name')
    .orderBy('id')
    .execute();
  const total = await countSince();
  const [day, week, month] = [await countSince('day'), await countSince('week'), await countSince('month')];
  const check = await selectLastCheck();
  return {
    total,
    day,
    week,
    month,
    check,
    actors: actors.map(({ id, name }) => ({ id: Number(id), name: String(name) })),
  };
}
