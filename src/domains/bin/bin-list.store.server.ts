import { type RawBuilder, sql } from 'kysely';
import { getRange, toMeta } from '#src/kernel/pagination.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal } from '#src/platform/database/total.server.ts';
import type { BinKind, BinListQuery, BinStatistics } from './bin.contract.ts';
import type { BinReach } from './bin.rules.ts';

const ENDING_SECONDS = 7 * 86_400;

/** Returns an expression by which SQLite looks nothing up: it would read all rows of all kinds, and sort them. */
const unindexed = (column: RawBuilder<unknown>) => (engine() === 'sqlite' ? sql`+${column}` : column);

/** Selects records of all kinds within reach, and only the caller's own where they have an owner; also expired ones. */
const stored = ({ kinds, userId }: BinReach) =>
  db()
    .selectFrom('bin_records')
    .where(sql<boolean>`${unindexed(sql`bin_records.kind`)} in (${sql.join(kinds.length === 0 ? [''] : kinds)})`)
    .$if(userId !== null, (rows) => rows.where(sql<boolean>`coalesce(bin_records.owner_id, ${userId}) = ${userId}`));

/** Selects what a caller may see and restore. */
export const within = (reach: BinReach) =>
  stored(reach).where(sql<boolean>`${unindexed(sql`bin_records.expires_at`)} > ${nowIso()}`);

const matching = (rows: ReturnType<typeof stored>, { search, kind }: BinListQuery, way?: SearchWay) =>
  rows
    .$if(kind !== undefined, (rows) => rows.where('bin_records.kind', '=', kind ?? ''))
    .$if(Boolean(search), (rows) => rows.where(matches('bin_records', search ?? '', way)));

/** Selects what the list shows, by id, in any order. */
const selectShown = async (ids: number[]) =>
  ids.length === 0
    ? []
    : db()
        .selectFrom('bin_records')
        .leftJoin('users', 'users.id', 'bin_records.actor_id')
        .select(['bin_records.id', 'kind', 'label', 'users.name as deleted_by', 'deleted_at', 'expires_at'])
        .where('bin_records.id', 'in', ids)
        .execute();

/** Counts what the list shows: the few that have expired since the last cleaning apart, as the rest is remembered. */
async function countListed(reach: BinReach, query: BinListQuery, way: SearchWay): Promise<number> {
  const count = (rows: ReturnType<typeof stored>) =>
    matching(rows, query, way).select((select) => select.fn.countAll<number>().as('total'));
  const { kinds } = reach;
  const expired = stored(reach)
    .where('kind', 'in', kinds.length === 0 ? [''] : [...kinds])
    .where('bin_records.expires_at', '<=', nowIso());
  const { total } = await count(expired).executeTakeFirstOrThrow();
  return (await countTotal(count(stored(reach)).compile())) - Number(total);
}

export async function selectBinPage(reach: BinReach, query: BinListQuery) {
  const { sort_by = 'deleted_at', sort_order = sort_by === 'label' ? 'asc' : 'desc' } = query;
  const { limit, offset } = getRange(query);
  const plan = await planSearch('bin_records', query.search, offset);
  const total = await countListed(reach, query, plan.count);
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const page = matching(within(reach), query, plan.page)
    .select('bin_records.id')
    .orderBy(sort_by === 'label' ? 'bin_records.search_text' : 'bin_records.deleted_at', sort_order)
    .orderBy('bin_records.id', sort_order);
  const ids = (await page.limit(limit).offset(offset).execute()).map(({ id }) => id);
  const byId = new Map((await selectShown(ids)).map((row) => [row.id, { ...row, kind: row.kind as BinKind }]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

export async function countBin(reach: BinReach): Promise<BinStatistics> {
  const count = (rows: ReturnType<typeof within>) =>
    rows
      .select((select) => ['kind', select.fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute();
  const all = await count(within(reach));
  const ending = await count(within(reach).where('expires_at', '<=', isoIn(ENDING_SECONDS)));
  const sum = (rows: typeof all): number => rows.reduce((total, row) => total + row.count, 0);
  return {
    total: sum(all),
    ending: sum(ending),
    kinds: Object.fromEntries(all.map(({ kind, count: some }) => [kind, some])),
  };
}
