import type { Selectable } from 'kysely';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { RedirectRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { contains } from '#src/platform/database/search.server.ts';
import type { NewRedirect, Redirect, RedirectListQuery, RedirectStatistics } from './redirect.contract.ts';

const toRedirect = ({ search_text: _, status, ...row }: Selectable<RedirectRow>): Redirect => ({
  ...row,
  status: status === 302 ? 302 : 301,
});

const getSearchText = ({ from_path, to_path }: Pick<Redirect, 'from_path' | 'to_path'>): string =>
  fold(`${from_path}\n${to_path}`);

export async function selectRedirects(): Promise<Redirect[]> {
  const rows = await db().selectFrom('redirects').selectAll().orderBy('from_path').execute();
  return rows.map(toRedirect);
}

export async function selectRedirect(id: number): Promise<Redirect | undefined> {
  const row = await db().selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRedirect(row);
}

const matching = ({ search, status }: Pick<RedirectListQuery, 'search' | 'status'>) =>
  db()
    .selectFrom('redirects')
    .$if(Boolean(search), (some) => some.where(contains('search_text', search ?? '')))
    .$if(status !== undefined, (some) => some.where('status', '=', Number(status)));

export async function selectRedirectPage(query: RedirectListQuery): Promise<Page<Redirect>> {
  const { sort_by = 'from_path', sort_order = 'asc' } = query;
  const { total } = await matching(query)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { limit, offset } = getRange(query);
  const rows = await matching(query)
    .selectAll()
    .orderBy(sort_by, sort_order)
    .orderBy('id', sort_order)
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(toRedirect), meta: toMeta(query, total) };
}

type Wanted = Pick<RedirectListQuery, 'search' | 'status' | 'sort_by' | 'sort_order'>;

/** Returns the ids of the matching redirects, in the order of the list. */
export async function selectRedirectIds(wanted: Wanted): Promise<number[]> {
  const { sort_by = 'from_path', sort_order = 'asc' } = wanted;
  const rows = await matching(wanted).select('id').orderBy(sort_by, sort_order).orderBy('id', sort_order).execute();
  return rows.map(({ id }) => id);
}

export async function selectRedirectsByIds(ids: number[]): Promise<Redirect[]> {
  const rows = await db().selectFrom('redirects').selectAll().where('id', 'in', ids).execute();
  return rows.map(toRedirect);
}

export async function countRedirects(): Promise<RedirectStatistics> {
  const rows = await db()
    .selectFrom('redirects')
    .select(['status', ({ fn }) => fn.countAll<number>().as('rows')])
    .groupBy('status')
    .execute();
  const count = (status: number): number => rows.find((row) => row.status === status)?.rows ?? 0;
  const [permanent, temporary] = [count(301), count(302)];
  return { total: permanent + temporary, permanent, temporary };
}

/** Stores a redirect. @throws a unique violation when its old address is redirected already. */
export async function insertRedirect(redirect: NewRedirect): Promise<number> {
  const at = nowIso();
  const values = { ...redirect, search_text: getSearchText(redirect), created_at: at, updated_at: at };
  const { id } = await db().insertInto('redirects').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateRedirect({ id, from_path, to_path, status }: Redirect): Promise<void> {
  await db()
    .updateTable('redirects')
    .set({ from_path, to_path, status, search_text: getSearchText({ from_path, to_path }), updated_at: nowIso() })
    .where('id', '=', id)
    .execute();
}

export async function deleteRedirectRow(id: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('redirects').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
