import { href } from '#src/kernel/href.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import { inParts } from '#src/platform/in-parts.server.ts';
import { eraseBin } from './bin-erasure.store.server.ts';
import { eraseDeliveries, eraseNotifications, eraseQueuedEmails } from './traces-erasure.store.server.ts';

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

/** Returns the ids of the rows that are theirs, in order, and locks them until the transaction ends. */
async function lockTheirs(
  table: 'contact_messages' | 'quotes' | 'chat_sessions',
  { id, email }: ErasedPerson,
): Promise<number[]> {
  const column = table === 'chat_sessions' ? 'sender_email' : 'email';
  const rows = db()
    .selectFrom(table)
    .select('id')
    .where(ownedBy({ userId: id, email }, column));
  const found = await (engine() === 'postgres' ? rows.orderBy('id').forUpdate() : rows).execute();
  return found.map((row) => row.id).sort((one, other) => one - other);
}

async function eraseMessages(person: ErasedPerson): Promise<Erased> {
  const ids = await lockTheirs('contact_messages', person);
  await inParts(ids, AT_ONCE, (some) =>
    db()
      .updateTable('contact_messages')
      .set({ ...NOBODY, subject: 'Message effacé', message: '', admin_response: null, name_folded: '' })
      .where('id', 'in', some)
      .execute(),
  );
  await db()
    .updateTable('contact_emails')
    .set({ sender: '' })
    .where('sender', '=', person.email ?? ' ')
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
async function eraseQuotes(theirs: readonly number[]): Promise<string[]> {
  const erased: number[] = [];
  await inParts(theirs, AT_ONCE, async (some) => {
    const rows = await requests(some).returning('id').execute();
    erased.push(...rows.map(({ id }) => id));
  });
  await inParts(erased, AT_ONCE, (some) =>
    // The link's document is the quote as it was sent, including its customer.
    db().deleteFrom('document_links').where('kind', '=', 'quote').where('target_id', 'in', some).execute(),
  );
  return erased.map((quote) => `quote:${quote}`);
}

/** Empties those of these quotes that are no contracts. */
function requests(ids: number[]) {
  let quotes = db()
    .updateTable('quotes')
    .set({ ...NOBODY, description: '', address: '', admin_notes: '' })
    .where('id', 'in', ids)
    .where('status', '<>', 'accepted');
  for (const table of ['quote_decisions', 'orders', 'payments'] as const) {
    quotes = quotes.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.quote_id`, '=', 'quotes.id'))),
    );
  }
  return quotes;
}

async function eraseChats(person: ErasedPerson): Promise<Erased & { links: string[] }> {
  const sender = { sender_name: '', sender_email: '', search_text: '' };
  const ids = await lockTheirs('chat_sessions', person);
  if (ids.length === 0) return { subjects: [], photos: [], links: [] };
  const rows = await db()
    .updateTable('chat_sessions')
    .set({ ...sender, last_message: '' })
    .where('id', 'in', ids)
    .returning('session_id')
    .execute();
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

async function eraseSubscription({ email }: ErasedPerson): Promise<void> {
  if (email !== null) await db().deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}

/**
 * Removes a person's names and addresses wherever the law does not require them. Accepted or decided quotes, orders,
 * invoices and payments stay.
 * @returns the subjects of audit entries about erased records, and the photos of those records.
 */
export async function erasePersonalValues(person: ErasedPerson): Promise<Erased> {
  const quotes = await lockTheirs('quotes', person);
  const messages = await eraseMessages(person);
  const chats = await eraseChats(person);
  const bin = await eraseBin(person, getKnown(person));
  const deleted = bin.subjects.filter((subject) => /^(message|quote):/.test(subject));
  const requested = [...messages.subjects, ...(await eraseQuotes(quotes)), ...deleted];
  const subjects = [...new Set([...requested, ...chats.subjects, ...bin.subjects])];
  const traces = {
    ...{ id: person.id, email: person.email, known: getKnown(person), substitute: ERASED_NAME },
    links: [...requested.map(toLink), ...chats.links, ...bin.sessions.map((one) => `${CHAT_PAGE}${one}`)],
    mailedLinks: [...requested, ...quotes.map((quote) => `quote:${quote}`)].map(toLink),
  };
  await eraseNotifications(traces);
  await eraseSubscription(person);
  await eraseQueuedEmails(traces);
  await eraseDeliveries(traces);
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
