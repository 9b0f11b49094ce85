import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';

/** Somebody who is erased; `email` only when they proved that it is theirs. */
export interface ErasedPerson {
  id: number;
  name: string;
  email: string | null;
}

/** Stands where a name stood. */
const ERASED_NAME = 'Personne effacée';
/** Shorter names stand in other words. */
const SHORTEST_NAME = 5;
const NOBODY = { name: ERASED_NAME, email: '', phone: '', search_text: '' };

const holding = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[%_\\]/g, '\\$&')}%`} escape '\\'`;

async function eraseMessages({ id, email }: ErasedPerson): Promise<string[]> {
  const rows = await db()
    .updateTable('contact_messages')
    .set({ ...NOBODY, subject: 'Message effacé', message: '', admin_response: null, name_folded: '' })
    .where((row) => row.or([row('user_id', '=', id), row(sql<string>`lower(email)`, '=', email ?? ' ')]))
    .returning('id')
    .execute();
  return rows.map((row) => `message:${row.id}`);
}

/** Those on which nothing was decided, ordered, invoiced or paid; the others are contracts. */
async function eraseQuotes({ id, email }: ErasedPerson): Promise<string[]> {
  let quotes = db()
    .updateTable('quotes')
    .set({ ...NOBODY, description: '', address: '', admin_notes: '' })
    .where('status', '<>', 'accepted')
    .where((row) => row.or([row('user_id', '=', id), row(sql<string>`lower(email)`, '=', email ?? ' ')]));
  for (const table of ['quote_decisions', 'orders', 'payments'] as const) {
    quotes = quotes.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.quote_id`, '=', 'quotes.id'))),
    );
  }
  const ids = (await quotes.returning('id').execute()).map((row) => row.id);
  if (ids.length > 0) {
    // The document of a link is the quote as it was sent, with its customer.
    await db().deleteFrom('document_links').where('kind', '=', 'quote').where('target_id', 'in', ids).execute();
  }
  return ids.map((quote) => `quote:${quote}`);
}

async function eraseChats({ id, email }: ErasedPerson): Promise<string[]> {
  const sender = { sender_name: '', sender_email: '', search_text: '' };
  const rows = await db()
    .updateTable('chat_sessions')
    .set({ ...sender, last_message: '' })
    .where((row) => row.or([row('user_id', '=', id), row(sql<string>`lower(sender_email)`, '=', email ?? ' ')]))
    .returning('id')
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  await db()
    .updateTable('chat_messages')
    .set({ ...sender, message: '' })
    .where('chat_id', 'in', ids)
    .execute();
  return ids.map((chat) => `chat:${chat}`);
}

/** News of them, and letters to them that have not left or never will. */
async function eraseNews({ name, email }: ErasedPerson): Promise<void> {
  const known = [...(name.length < SHORTEST_NAME ? [] : [name]), ...(email === null ? [] : [email])];
  for (const text of known) {
    for (const column of ['title', 'message']) {
      await db().deleteFrom('notifications').where(holding(column, text)).execute();
    }
  }
  if (email === null) return;
  await db().deleteFrom('newsletter_subscribers').where(sql<string>`lower(email)`, '=', email).execute();
  const jobs = db().deleteFrom('jobs').where('kind', 'in', ['mail', 'password-reset']).where('id', '>', 0);
  await jobs
    .where('status', '<>', 'running')
    .where(holding('payload', JSON.stringify(email)))
    .execute();
}

/**
 * Removes a person's names and addresses wherever the law does not keep them. What stays: accepted or decided quotes,
 * orders, invoices and payments.
 * @returns the subjects of audit lines that tell of what was erased.
 */
export async function erasePersonalValues(person: ErasedPerson): Promise<string[]> {
  const subjects = [...(await eraseMessages(person)), ...(await eraseQuotes(person)), ...(await eraseChats(person))];
  await eraseNews(person);
  return subjects;
}
