import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import type { AuditRow } from '#src/platform/database/audit-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { contains } from '#src/platform/database/search.server.ts';
import type { Tables } from '#src/platform/database/tables.server.ts';
import { ACT_TEXTS } from './act.texts.ts';
import {
  type ActivityKind,
  type ActivityQuery,
  type ActivityStatistics,
  type LoggedAct,
  PERIOD_DAYS,
} from './activity.contract.ts';
import { KIND_PREFIXES, wordsMeant } from './activity.rules.ts';

const DAY_SECONDS = 86_400;
const WORDS_MAX = 8;

type Row = ExpressionBuilder<Tables, 'audit_log'>;

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

const startsWith = (row: Row, prefix: string): Expression<SqlBool> => row('action', 'like', `${prefix}.%`);

function ofKind(row: Row, kind: ActivityKind): Expression<SqlBool> {
  if (kind !== 'other') return row.or(KIND_PREFIXES[kind].map((prefix) => startsWith(row, prefix)));
  const known = Object.values(KIND_PREFIXES).flat();
  return row.not(row.or(known.map((prefix) => startsWith(row, prefix))));
}

/** Matches a word in the line as stored, or in the sentence that people read. */
function mentions(row: Row, word: string): Expression<SqlBool> {
  const { firsts, lasts, actions } = wordsMeant(word, ACT_TEXTS);
  return row.or([
    contains('search_text', word),
    ...firsts.map((first) => startsWith(row, first)),
    ...lasts.map((last) => sql<boolean>`${sql.ref('action')} like ${`%.${last}`}`),
    ...(actions.length === 0 ? [] : [row('action', 'in', actions)]),
  ]);
}

function matching({ search, actor, kind, period }: ActivityQuery) {
  let lines = db().selectFrom('audit_log');
  if (actor !== undefined) lines = lines.where('actor_id', '=', actor);
  if (kind !== undefined) lines = lines.where((row) => ofKind(row, kind));
  if (period !== undefined) lines = lines.where('at', '>=', isoIn(-PERIOD_DAYS[period] * DAY_SECONDS));
  for (const word of (search ?? '').split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)) {
    lines = lines.where((row) => mentions(row, word));
  }
  return lines;
}

/** Returns one page of the log, by default newest first; searches and filters in the database. */
export async function selectActivities(query: ActivityQuery): Promise<Page<LoggedAct>> {
  const { total } = await matching(query)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { limit, offset } = getRange(query);
  // Skipped lines are sorted by their id alone; only the lines of the page are read in full.
  const places = sorted(query).select('id').limit(limit).offset(offset);
  const rows = await sorted({ sort_order: query.sort_order })
    .selectAll()
    .where('id', 'in', (select) => select.selectFrom(places.as('place')).select('id'))
    .execute();
  return { items: rows.map(toLine), meta: toMeta(query, total) };
}

function sorted(query: ActivityQuery) {
  const order = query.sort_order ?? 'desc';
  return matching(query).orderBy('at', order).orderBy('id', order);
}

/** Returns the ids of the lines that a search finds, in order. */
export const selectLineIds = async (query: ActivityQuery, limit: number): Promise<number[]> =>
  (await sorted(query).select('id').limit(limit).execute()).map(({ id }) => id);

/** Returns lines in no particular order. */
export const selectLinesByIds = async (ids: number[]): Promise<LoggedAct[]> =>
  (await db().selectFrom('audit_log').selectAll().where('id', 'in', ids).execute()).map(toLine);

export async function selectActivity(id: number): Promise<LoggedAct | undefined> {
  const row = await db().selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toLine(row);
}

async function countSince(days: number): Promise<number> {
  const { count } = await db()
    .selectFrom('audit_log')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('at', '>=', isoIn(-days * DAY_SECONDS))
    .executeTakeFirstOrThrow();
  return count;
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
  const { total } = await db()
    .selectFrom('audit_log')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const actors = await db()
    .selectFrom('audit_log')
    .select((select) => ['actor_id as id', select.fn.max('actor_name').as('name')])
    .where('actor_id', 'is not', null)
    .groupBy('actor_id')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const [day, week, month] = [await countSince(1), await countSince(7), await countSince(30)];
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
