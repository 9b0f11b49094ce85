import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';

/** No list of ids or addresses may be empty in SQL. */
const NO_ID = [-1];
const NO_EMAIL = [' '];

const orNone = <Value>(values: Value[], none: Value[]): Value[] => (values.length === 0 ? none : values);

interface SoughtQuotes {
  ids: number[];
  emails: string[];
}

export async function selectRelatedQuotes({
  ids,
  emails,
}: SoughtQuotes): Promise<{ id: number; amends_id: number | null }[]> {
  const own = db()
    .selectFrom('quotes')
    .select('id')
    .where((row) =>
      row.or([row('id', 'in', orNone(ids, NO_ID)), row(sql<string>`lower(email)`, 'in', orNone(emails, NO_EMAIL))]),
    );
  return db()
    .selectFrom('quotes')
    .select(['id', 'amends_id'])
    .where((row) => row.or([row('id', 'in', own), row('amends_id', 'in', own)]))
    .orderBy('id')
    .execute();
}

/** Deletes quotes after everything that refers to them; returns the files of their agreements. */
export async function deleteQuotes(ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const decisions = () => db().selectFrom('quote_decisions').select('id').where('quote_id', 'in', ids);
  const scans = db().deleteFrom('acceptance_scans').where('decision_id', 'in', decisions()).returning('file_name');
  const files = (await scans.execute()).map(({ file_name }) => file_name);
  await db().deleteFrom('quote_decisions').where('quote_id', 'in', ids).execute();
  await db().deleteFrom('document_links').where('kind', '=', 'quote').where('target_id', 'in', ids).execute();
  await db().deleteFrom('quotes').where('amends_id', 'in', ids).execute();
  await db().deleteFrom('quotes').where('id', 'in', ids).execute();
  return files;
}
