import { type RawBuilder, sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';
import { lockRows } from '#src/platform/database/lock-rows.server.ts';
import { eachPart } from '#src/platform/database/rows-in-steps.server.ts';
import { inParts } from '#src/platform/in-parts.server.ts';

/**
 * What other rows hold about an erased person: no index finds it, so that each table is read once. SQLite reads it in
 * parts, of which this process looks at every row; PostgreSQL sends only the rows that may hold something.
 */
export interface Traces {
  id: number;
  email: string | null;
  /** Texts by which the person is known in the words of others. */
  known: readonly string[];
  /** Replaces a known text. */
  substitute: string;
  /** Links of notifications to their records. */
  links: readonly string[];
  /** Links to erased records and to all their quotes, in emails to the company. */
  mailedLinks: readonly string[];
}

/** Rows that are changed at once: on PostgreSQL no event loop waits for the statement. */
const AT_ONCE = { sqlite: 200, postgres: 5_000 };

const NONE = sql<boolean>`1 = 0`;

const either = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? NONE : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Leaves out, on PostgreSQL, the rows that do not meet a condition; SQLite reads a row faster than it compares it. */
const narrowed = (mayBeTheirs: () => RawBuilder<boolean>): RawBuilder<boolean> =>
  engine() === 'postgres' ? mayBeTheirs() : sql<boolean>`1 = 1`;

const holding = (column: string, text: string): RawBuilder<boolean> =>
  engine() === 'postgres'
    ? sql<boolean>`strpos(${sql.ref(column)}, ${text}) > 0`
    : sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[%_\\]/g, '\\$&')}%`} escape '\\'`;

async function deleteRows(table: 'notifications' | 'jobs' | 'webhook_deliveries', ids: number[]): Promise<void> {
  await inParts(ids, AT_ONCE[engine()], async (some) => {
    await lockRows(table, { id: some });
    await sql`delete from ${sql.table(table)} where id in (${sql.join(some)})`.execute(db());
  });
}

/**
 * Deletes the notifications of erased records. In all others the name is replaced only, so that a person named
 * "Nouvelle demande" does not delete the notifications of others.
 */
export async function eraseNotifications({ known, substitute, links }: Traces): Promise<void> {
  const theirs = new Set(links);
  const gone: number[] = [];
  const named: number[] = [];
  const mayBeTheirs = narrowed(() =>
    either([
      sql`link = any(${links})`,
      ...known.flatMap((text) => ['title', 'message'].map((column) => holding(column, text))),
    ]),
  );
  await eachPart('notifications', async (isInPart) => {
    const rows = db().selectFrom('notifications').select(['id', 'link', 'title', 'message']);
    for (const { id, link, title, message } of await rows.where(isInPart).where(mayBeTheirs).orderBy('id').execute()) {
      if (theirs.has(link)) gone.push(id);
      else if (known.some((text) => title.includes(text) || message.includes(text))) named.push(id);
    }
  });
  await deleteRows('notifications', gone);
  const cleaned = (column: 'title' | 'message') =>
    known.reduce(
      (words, text) => sql<string>`replace(${words}, ${text}, ${substitute})`,
      sql<string>`${sql.ref(column)}`,
    );
  await inParts(named, AT_ONCE[engine()], async (some) => {
    await lockRows('notifications', { id: some });
    const words = { title: cleaned('title'), message: cleaned('message') };
    await db().updateTable('notifications').set(words).where('id', 'in', some).execute();
  });
}

/**
 * Link to a message or a quote in the payload of an email to the company: its line or its text ends right after it.
 * Versions that laid emails out before they were queued stored their text, where the line ends.
 */
const MAILED_LINK = /\/admin\/(?:contact|quotes)\?view=\d+(?=\\n|")/g;

/** Returns a condition of PostgreSQL: a payload holds the address, or a link to a record with one of these numbers. */
function mayBeEmail(address: string | undefined, links: readonly string[]): RawBuilder<boolean> {
  const numbers = links.map((link) => link.slice(link.lastIndexOf('=') + 1));
  // An address is plain ASCII, so that the collation "C" finds its capitals; it is three times as fast.
  const isToThem = sql<boolean>`strpos(lower(payload collate "C"), ${address}) > 0`;
  const isAbout = sql<boolean>`exists (select 1 from unnest(string_to_array(payload, '?view=')) as part
    where split_part(split_part(left(part, 20), '\\n', 1), '"', 1) = any(${numbers}))`;
  return either([...(address === undefined ? [] : [isToThem]), ...(numbers.length === 0 ? [] : [isAbout])]);
}

/** Returns whether an email is for an address, or a reply to it is; its content may hold the address alone too. */
function isForAddress(payload: string, address: string): boolean {
  if (!payload.toLowerCase().includes(address)) return false;
  const { content: _, ...mail } = JSON.parse(payload);
  return JSON.stringify(mail).toLowerCase().includes(address);
}

/** Deletes the emails to them that are queued or failed, and those to the company that link to an erased record. */
export async function eraseQueuedEmails({ email, mailedLinks }: Traces): Promise<void> {
  const links = new Set(mailedLinks);
  if (email === null && links.size === 0) return;
  const address = email === null ? undefined : JSON.stringify(email);
  const gone: number[] = [];
  const mayBeTheirs = narrowed(() => mayBeEmail(address, mailedLinks));
  await eachPart('jobs', async (isInPart) => {
    const rows = db().selectFrom('jobs').select(['id', 'kind', 'payload']).where(isInPart).where('id', '>', 0);
    const emails = rows.where('kind', 'in', ['mail', 'password-reset']).where('status', '<>', 'running');
    for (const { id, kind, payload } of await emails.where(mayBeTheirs).orderBy('id').execute()) {
      const isToThem = address !== undefined && isForAddress(payload, address);
      if (isToThem || (kind === 'mail' && payload.match(MAILED_LINK)?.some((link) => links.has(link)))) gone.push(id);
    }
  });
  await deleteRows('jobs', gone);
}

/** Deletes what webhooks have sent or still send about them, also of contracts: it is a copy. */
export async function eraseDeliveries({ id, email, known }: Traces): Promise<void> {
  const deliveries = db().selectFrom('webhook_deliveries').select('id');
  const about = deliveries.where((row) => row.or([row('person_id', '=', id), row('person_email', '=', email ?? ' ')]));
  const gone = (await about.execute()).map((row) => row.id);
  const texts = known.map((text) => JSON.stringify(text).slice(1, -1));
  if (texts.length > 0) {
    await eachPart('webhook_deliveries', async (isInPart) => {
      const naming = deliveries.where(isInPart).where(either(texts.map((text) => holding('payload', text))));
      gone.push(...(await naming.execute()).map((row) => row.id));
    });
  }
  await deleteRows(
    'webhook_deliveries',
    [...new Set(gone)].sort((one, other) => one - other),
  );
}
