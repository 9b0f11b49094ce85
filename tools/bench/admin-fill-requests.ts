import { sql } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { AUDIT_CLASSES, linkLine } from '#src/platform/audit-chain.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { dated, fill, getEmail, getName, of, SENTENCE, SERVICES, toSearchText } from './admin-rows.ts';

const STAGES = ['pending', 'contacted', 'quoted', 'accepted', 'rejected'];
const STATUSES = ['replied', 'read', 'replied', 'archived', 'unread'];

/** Stores quotes; the name is that of every third message. */
export async function fillQuotes(count: number): Promise<void> {
  const toQuote = (place: number) => ({
    user_id: null,
    name: getName(place * 3),
    email: getEmail(place * 3),
    phone: '',
    service_type: of(SERVICES, place),
    description: SENTENCE,
    address: '',
    status: of(STAGES, place),
    urgency: 'normal',
    amount_cents: 150_000 + place,
    deadline: null,
    approved_at: of(STAGES, place) === 'accepted' ? dated(place * 3 + 48, count * 3).created_at : null,
    search_text: fold(`${getName(place * 3)} ${of(SERVICES, place)} ${SENTENCE}`),
    ...dated(place * 3, count * 3),
  });
  await fill(count, toQuote, (rows) => db().insertInto('quotes').values(rows).execute());
}

/** Stores messages; one in three asks for a quote, as long as there are quotes. */
export async function fillMessages(count: number): Promise<void> {
  const quotes = await db().selectFrom('quotes').select('id').orderBy('id').execute();
  const toMessage = (place: number) => {
    const subject = `Demande de devis - ${of(SERVICES, place)}`;
    const fields = { name: getName(place), email: getEmail(place), phone: '', subject, message: SENTENCE.repeat(6) };
    const isReplied = of(STATUSES, place) === 'replied';
    const answeredAt = isReplied ? dated(place + 5, count).created_at : null;
    return {
      ...fields,
      user_id: null,
      quote_id: place % 3 === 0 ? (quotes[place / 3]?.id ?? null) : null,
      status: of(STATUSES, place),
      admin_response: isReplied ? SENTENCE : null,
      replied_at: answeredAt,
      first_replied_at: answeredAt,
      is_quarantined: 0 as const,
      search_text: toSearchText(...Object.values(fields)),
      name_folded: fold(fields.name),
      ...dated(place, count),
    };
  };
  await fill(count, toMessage, (rows) => db().insertInto('contact_messages').values(rows).execute());
}

const [, CLASS] = AUDIT_CLASSES;
const ACTIONS = ['message.change', 'message.reply', 'quote.change', 'quote.send', 'order.change', 'gallery.create'];
/** Number of people who act. */
const STAFF = 5;

/** Stores lines of the activity in one intact chain, as the product appends them. */
export async function fillActivity(count: number): Promise<void> {
  const staff = await db().selectFrom('users').select(['id', 'name']).orderBy('id').limit(STAFF).execute();
  let { seq, hash } = await db()
    .selectFrom('audit_chains')
    .select(['seq', 'hash'])
    .where('class', '=', CLASS)
    .executeTakeFirstOrThrow();
  const toLine = (place: number) => {
    const { id, name } = of(staff, place * 3);
    const action = of(ACTIONS, place);
    const subject = `${action.split('.')[0]}:${place}`;
    const line = linkLine(
      {
        at: dated(place, count).created_at,
        actor_id: id,
        actor_name: name,
        action,
        class: CLASS,
        subject,
        before: '{"status":"unread"}',
        after: '{"status":"read"}',
        request_id: 'mesure',
        ip: '',
        user_agent: '',
        search_text: fold(`${name} ${action} ${subject}`),
      },
      { seq, hash },
    );
    ({ seq, hash } = line);
    return line;
  };
  await fill(count, toLine, (rows) => db().insertInto('audit_log').values(rows).execute());
  await withoutGuard(() => db().updateTable('audit_chains').set({ seq, hash }).where('class', '=', CLASS).execute());
}

/** Moves the end of a chain by many lines at once, which the guard of the table refuses. */
async function withoutGuard(move: () => Promise<unknown>): Promise<void> {
  if (engine() === 'postgres') {
    await sql`alter table audit_chains disable trigger user`.execute(db());
    await move();
    await sql`alter table audit_chains enable trigger user`.execute(db());
    return;
  }
  const guard = sql<{ sql: string }>`select sql from sqlite_master where name = 'audit_chains_update'`;
  const { rows } = await guard.execute(db());
  await sql`drop trigger audit_chains_update`.execute(db());
  await move();
  for (const row of rows) await sql.raw(row.sql).execute(db());
}
