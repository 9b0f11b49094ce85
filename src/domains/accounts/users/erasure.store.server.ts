import { sql } from 'kysely';
import { href } from '#src/kernel/href.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { inParts, oneByOne } from '#src/platform/in-parts.server.ts';
import { eraseBin } from './bin-erasure.store.server.ts';

/** Person who is erased; `email` only when they proved that it is theirs. */
export interface ErasedPerson {
  id: number;
  name: string;
  email: string | null;
}

/** Rows of a long conversation that are emptied at once. */
const AT_ONCE = 200;
/** Replaces an erased name. */
const ERASED_NAME = 'Personne effacée';
/** Shorter names also occur inside other words. */
const SHORTEST_NAME = 5;
const NOBODY = { name: ERASED_NAME, email: '', phone: '', search_text: '' };

/** Returns the texts by which a person is known in the words of others. */
const getKnown = ({ name, email }: ErasedPerson): string[] => [
  ...(name.length < SHORTEST_NAME ? [] : [name]),
  ...(email === null ? [] : [email]),
];

const holding = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[%_\\]/g, '\\$&')}%`} escape '\\'`;

interface Erased {
  /** Subjects of audit entries, such as "message:12". */
  subjects: string[];
  /** Keys of pictures that no remaining row uses. */
  photos: string[];
}

/** Back-office screens that show a record, by kind. */
const PAGES: Record<string, string> = { message: href('/admin/contact'), quote: href('/admin/quotes') };
const CHAT_PAGE = `${href('/admin/chat')}?view=`;

function toLink(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  return `${PAGES[kind]}?view=${id}`;
}

async function eraseMessages({ id, email }: ErasedPerson): Promise<Erased> {
  const rows = await db()
    .updateTable('contact_messages')
    .set({ ...NOBODY, subject: 'Message effacé', message: '', admin_response: null, name_folded: '' })
    .where((row) => row.or([row('user_id', '=', id), row(sql<string>`lower(email)`, '=', email ?? ' ')]))
    .returning('id')
    .execute();
  const ids = rows.map((row) => row.id);
  await db()
    .updateTable('contact_emails')
    .set({ sender: '' })
    .where('sender', '=', email ?? ' ')
    .execute();
  if (ids.length === 0) return { subjects: [], photos: [] };
  await db().deleteFrom('contact_emails').where('message_id', 'in', ids).execute();
  const photos = db().deleteFrom('contact_photos').where('message_id', 'in', ids).returning('media_key');
  return {
    subjects: ids.map((message) => `message:${message}`),
    photos: (await photos.execute()).map(({ media_key }) => media_key),
  };
}

/** Deletes the quotes without decision, order, invoice or payment; all others are contracts. */
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
    // The link's document is the quote as it was sent, including its customer.
    await db().deleteFrom('document_links').where('kind', '=', 'quote').where('target_id', 'in', ids).execute();
  }
  return ids.map((quote) => `quote:${quote}`);
}

async function eraseChats({ id, email }: ErasedPerson): Promise<Erased & { links: string[] }> {
  const sender = { sender_name: '', sender_email: '', search_text: '' };
  const rows = await db()
    .updateTable('chat_sessions')
    .set({ ...sender, last_message: '' })
    .where((row) => row.or([row('user_id', '=', id), row(sql<string>`lower(sender_email)`, '=', email ?? ' ')]))
    .returning(['id', 'session_id'])
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return { subjects: [], photos: [], links: [] };
  const messages = await db()
    .selectFrom('chat_messages')
    .select(['id', 'media_key'])
    .where('chat_id', 'in', ids)
    .execute();
  const photos = messages.flatMap(({ media_key }) => media_key ?? []);
  await inParts(messages, AT_ONCE, (some) =>
    db()
      .updateTable('chat_messages')
      .set({ ...sender, message: '', media_key: null })
      .where(
        'id',
        'in',
        some.map((message) => message.id),
      )
      .execute(),
  );
  const links = rows.map(({ session_id }) => `${CHAT_PAGE}${session_id}`);
  return { subjects: ids.map((chat) => `chat:${chat}`), photos, links };
}

/**
 * Deletes the notifications of erased records. In all others the name is replaced only, so that a person named
 * "Nouvelle demande" does not delete the notifications of others.
 */
async function eraseNotifications(person: ErasedPerson, links: string[]): Promise<void> {
  if (links.length > 0) await db().deleteFrom('notifications').where('link', 'in', links).execute();
  for (const text of getKnown(person)) {
    for (const column of ['title', 'message'] as const) {
      await db()
        .updateTable('notifications')
        .set({ [column]: sql<string>`replace(${sql.ref(column)}, ${text}, ${ERASED_NAME})` })
        .where(holding(column, text))
        .execute();
    }
  }
}

/** Deletes their newsletter subscription and the emails to them that are queued or failed. */
async function eraseEmailsTo({ email }: ErasedPerson): Promise<void> {
  if (email === null) return;
  await db().deleteFrom('newsletter_subscribers').where(sql<string>`lower(email)`, '=', email).execute();
  const jobs = db().deleteFrom('jobs').where('kind', 'in', ['mail', 'password-reset']).where('id', '>', 0);
  await jobs
    .where('status', '<>', 'running')
    .where(holding('payload', JSON.stringify(email)))
    .execute();
}

/** Deletes what webhooks have sent or still send about them, also of contracts: it is a copy. */
async function eraseDeliveries(person: ErasedPerson): Promise<void> {
  const { id, email } = person;
  await db()
    .deleteFrom('webhook_deliveries')
    .where((row) =>
      row.or([
        row('person_id', '=', id),
        row('person_email', '=', email ?? ' '),
        ...getKnown(person).map((text) => holding('payload', JSON.stringify(text).slice(1, -1))),
      ]),
    )
    .execute();
}

/** Returns all their quotes, not only deleted ones. */
async function selectQuotes({ id, email }: ErasedPerson): Promise<number[]> {
  const quotes = db().selectFrom('quotes').select('id');
  const rows = await quotes
    .where((row) => row.or([row('user_id', '=', id), row(sql<string>`lower(email)`, '=', email ?? ' ')]))
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes queued emails to the company that link to an erased record: the line ends right after the link. */
async function eraseEmailsAbout(subjects: string[]): Promise<void> {
  await oneByOne(subjects, (subject) => {
    const emails = db().deleteFrom('jobs').where('kind', '=', 'mail').where('status', '<>', 'running');
    return emails.where(holding('payload', `${toLink(subject)}\\n`)).execute();
  });
}

/**
 * Removes a person's names and addresses wherever the law does not require them. Accepted or decided quotes, orders,
 * invoices and payments stay.
 * @returns the subjects of audit entries about erased records, and the photos of those records.
 */
export async function erasePersonalValues(person: ErasedPerson): Promise<Erased> {
  const quotes = await selectQuotes(person);
  const messages = await eraseMessages(person);
  const chats = await eraseChats(person);
  const bin = await eraseBin(person, getKnown(person));
  const deleted = bin.subjects.filter((subject) => /^(message|quote):/.test(subject));
  const requests = [...messages.subjects, ...(await eraseQuotes(person)), ...deleted];
  const subjects = [...new Set([...requests, ...chats.subjects, ...bin.subjects])];
  await eraseNotifications(person, [
    ...requests.map(toLink),
    ...chats.links,
    ...bin.sessions.map((one) => `${CHAT_PAGE}${one}`),
  ]);
  await eraseEmailsTo(person);
  await eraseDeliveries(person);
  await eraseEmailsAbout([...requests, ...quotes.map((quote) => `quote:${quote}`)]);
  return { subjects, photos: [...new Set([...messages.photos, ...chats.photos, ...bin.photos])] };
}

/** Tables whose rows belong to an account by its id. */
const OWNED = ['contact_messages', 'quotes', 'orders', 'invoices', 'payments', 'chat_sessions'] as const;

/** Returns the ids of customers whose address was never verified and who own no records. */
export async function selectUnverified(before: string, limit: number): Promise<number[]> {
  let accounts = db()
    .selectFrom('users')
    .select('users.id')
    .where('role', '=', 'user')
    .where('email_verified_at', 'is', null)
    // Staff added the other accounts: they are customers of the company.
    .where('is_self_registered', '=', 1)
    // Without a password the account was invited by staff.
    .where('password_hash', '!=', '')
    .where('created_at', '<', before)
    .where((row) => row.or([row('last_login_at', 'is', null), row('last_login_at', '<', before)]));
  for (const table of OWNED) {
    accounts = accounts.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.user_id`, '=', 'users.id'))),
    );
  }
  const first = accounts.orderBy('users.id').limit(limit);
  // Locked as for a write: nobody confirms an address or sends a request meanwhile.
  const rows = await (engine() === 'postgres' ? first.forUpdate('users') : first).execute();
  return rows.map(({ id }) => id);
}
