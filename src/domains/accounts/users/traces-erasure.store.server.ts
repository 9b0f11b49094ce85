import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import { lockRows } from '#src/platform/database/lock-rows.server.ts';
import { eachPart } from '#src/platform/database/rows-in-steps.server.ts';
import { inParts, oneByOne } from '#src/platform/in-parts.server.ts';

/** What other rows hold about an erased person: no index finds it, so that each table is read once, in parts. */
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

/** Rows that are changed at once. */
const AT_ONCE = 200;

const holding = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[%_\\]/g, '\\$&')}%`} escape '\\'`;

async function deleteRows(table: 'notifications' | 'jobs' | 'webhook_deliveries', ids: number[]): Promise<void> {
  await inParts(ids, AT_ONCE, async (some) => {
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
  const named: { id: number; title: string; message: string }[] = [];
  const cleaned = (words: string): string => known.reduce((text, one) => text.replaceAll(one, () => substitute), words);
  await eachPart('notifications', async (isInPart) => {
    const rows = db().selectFrom('notifications').select(['id', 'link', 'title', 'message']).where(isInPart);
    for (const { id, link, title, message } of await rows.orderBy('id').execute()) {
      if (theirs.has(link)) gone.push(id);
      else if (cleaned(title + message) !== title + message)
        named.push({ id, title: cleaned(title), message: cleaned(message) });
    }
  });
  await deleteRows('notifications', gone);
  await oneByOne(named, ({ id, ...words }) =>
    db().updateTable('notifications').set(words).where('id', '=', id).execute(),
  );
}

/** Link to a message or a quote in the payload of an email to the company: the line ends right after it. */
const MAILED_LINK = /\/admin\/(?:contact|quotes)\?view=\d+(?=\\n)/g;

/** Deletes the emails to them that are queued or failed, and those to the company that link to an erased record. */
export async function eraseQueuedEmails({ email, mailedLinks }: Traces): Promise<void> {
  const links = new Set(mailedLinks);
  if (email === null && links.size === 0) return;
  const address = email === null ? undefined : JSON.stringify(email);
  const gone: number[] = [];
  await eachPart('jobs', async (isInPart) => {
    const rows = db().selectFrom('jobs').select(['id', 'kind', 'payload']).where(isInPart).where('id', '>', 0);
    const emails = rows.where('kind', 'in', ['mail', 'password-reset']).where('status', '<>', 'running');
    for (const { id, kind, payload } of await emails.orderBy('id').execute()) {
      const isToThem = address !== undefined && payload.toLowerCase().includes(address);
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
      const naming = deliveries.where(isInPart).where((row) => row.or(texts.map((text) => holding('payload', text))));
      gone.push(...(await naming.execute()).map((row) => row.id));
    });
  }
  await deleteRows(
    'webhook_deliveries',
    [...new Set(gone)].sort((one, other) => one - other),
  );
}
