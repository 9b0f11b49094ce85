import { getRange, type Page, type PageRequest, toMeta } from '#src/kernel/pagination.ts';
import { db } from '#src/platform/database/database.server.ts';

export interface ActivityRow {
  id: number;
  at: string;
  action: string;
  subject: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  ip: string;
  user_agent: string;
}

/** Selects an account's own actions and the refused sign-ins to it. */
const toLines = (userId: number) =>
  db()
    .selectFrom('audit_log')
    .where((line) =>
      line.or([
        line('actor_id', '=', userId),
        line.and([line('subject', '=', `user:${userId}`), line('action', '=', 'session.refuse')]),
      ]),
    );

const COLUMNS = ['id', 'at', 'action', 'subject', 'before', 'after', 'ip', 'user_agent'] as const;
type StoredLine = Omit<ActivityRow, 'before' | 'after'> & { before: string | null; after: string | null };

const getFields = (json: string | null): Record<string, unknown> => Object(JSON.parse(json ?? '{}'));
const toRow = (row: StoredLine): ActivityRow => ({
  ...row,
  before: getFields(row.before),
  after: getFields(row.after),
});

/** Returns one page, newest first. */
export async function selectActivity(userId: number, request: PageRequest): Promise<Page<ActivityRow>> {
  const { total } = await toLines(userId)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { limit, offset } = getRange(request);
  const rows = await toLines(userId).select(COLUMNS).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { items: rows.map(toRow), meta: toMeta(request, total) };
}

/** Returns the ids of all lines, newest first. */
export const selectActivityIds = async (userId: number): Promise<number[]> =>
  (await toLines(userId).select('id').orderBy('id', 'desc').execute()).map(({ id }) => id);

/** Returns lines in no particular order. */
export const selectActivityByIds = async (ids: number[]): Promise<ActivityRow[]> =>
  (await db().selectFrom('audit_log').select(COLUMNS).where('id', 'in', ids).execute()).map(toRow);

/** Counts all sign-ins, those since a time, and the actions between sign-in and sign-out. */
export async function countActivity(userId: number, since: string) {
  const row = await db()
    .selectFrom('audit_log')
    .select((select) => {
      const opened = select('action', '=', 'session.open');
      const count = select.fn.countAll<number>();
      return [
        count.filterWhere(opened).as('logins'),
        count.filterWhere(select.and([opened, select('at', '>=', since)])).as('recent'),
        count.filterWhere('action', 'not in', ['session.open', 'session.close']).as('actions'),
      ];
    })
    .where('actor_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Returns whether the same program has signed in to an account from the same IP address before. */
export async function hasSignedInFrom(userId: number, userAgent: string, ip: string): Promise<boolean> {
  const row = await db()
    .selectFrom('audit_log')
    .select('id')
    .where('actor_id', '=', userId)
    .where('action', '=', 'session.open')
    .where('user_agent', '=', userAgent)
    .where('ip', '=', ip)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
