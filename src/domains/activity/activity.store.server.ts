import type { Selectable } from 'kysely';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import type { AuditRow } from '#src/platform/database/audit-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { readIds } from '#src/platform/database/total.server.ts';
import type { ActivityQuery, ActivityStatistics, LoggedAct } from './activity.contract.ts';
import { countByDay, findPageDays, isWithin } from './activity-days.store.server.ts';
import { type ActivityScope, countFound, linesIn, readScope } from './activity-scope.store.server.ts';

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

const toIds = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** Number of lines among which the page of a frequent text is looked for first. */
const NEAR_LINES = 20_000;
/** Highest number of found lines that are read and sorted. */
const SORTED_MAX = 100_000;

interface FoundPage {
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
  total: number;
  nearLines: number;
}

/** Selects a page among the first lines of the list; undefined when they do not hold all of it. */
async function selectNear(scope: ActivityScope, page: FoundPage): Promise<number[] | undefined> {
  const { order, limit, offset, nearLines } = page;
  const all = linesIn({ ...scope, actor: undefined, actions: undefined, words: [] });
  const end = await inOrder(all, order).select('at').limit(1).offset(nearLines).executeTakeFirst();
  if (end === undefined) return undefined;
  const near = linesIn({ ...scope, words: scope.words.map((word) => ({ ...word, way: 'text' })) });
  const found = inOrder(near.where('at', order === 'asc' ? '<' : '>', end.at), order).select('id');
  const ids = toIds(await found.limit(limit).offset(offset).execute());
  return ids.length < limit ? undefined : ids;
}

/** Selects a page of what a search finds. */
async function selectFound(scope: ActivityScope, page: FoundPage): Promise<number[]> {
  const { order, limit, offset, total, nearLines } = page;
  const select = (words: ActivityScope['words']): Promise<number[]> =>
    readIds(
      inOrder(linesIn({ ...scope, words }), order)
        .select('id')
        .limit(limit)
        .offset(offset),
      total,
    );
  // Twice as many are expected there as the page needs.
  const isExpected = total * nearLines >= 2 * (offset + limit) * scope.lines;
  if (!isExpected || scope.lines < 2 * nearLines) return select(scope.words);
  const near = await selectNear(scope, page);
  if (near !== undefined) return near;
  // What is found stands elsewhere: all of it is sorted, before all lines are read in vain.
  return select(
    total > SORTED_MAX ? scope.words : scope.words.map((word) => (word.isRarest ? { ...word, way: 'hits' } : word)),
  );
}

/** Selects the lines of one page in order; the days before it are skipped by their counts. */
async function selectPlaces(query: ActivityQuery, nearLines: number): Promise<{ total: number; ids: number[] }> {
  const { limit, offset } = getRange(query);
  const { sort_order: order = 'desc' } = query;
  const scope = await readScope(query, offset);
  if (scope.words.length > 0) {
    const total = await countFound(scope);
    return { total, ids: await selectFound(scope, { order, limit, offset, total, nearLines }) };
  }
  const days = await countByDay(scope);
  const total = days.reduce((sum, day) => sum + day.lines, 0);
  const place = findPageDays(order === 'asc' ? days : days.toReversed(), { limit, offset });
  if (place === undefined) return { total, ids: [] };
  const lines = inOrder(linesIn(scope), order).select('id');
  const page = lines.where((row) => isWithin(row, place.runs)).limit(limit);
  return { total, ids: toIds(await page.offset(place.offset).execute()) };
}

/** Returns one page of the log, by default newest first; searches and filters in the database. */
export async function selectActivities(query: ActivityQuery, nearLines = NEAR_LINES): Promise<Page<LoggedAct>> {
  const { total, ids } = await selectPlaces(query, nearLines);
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
