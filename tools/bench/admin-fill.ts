import { sql } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { appendAudit } from '#src/platform/audit.server.ts';
import { db, engine, transaction } from '#src/platform/database/database.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';

/** Number of rows of each kind in a measured back office. */
export interface Volume {
  messages: number;
  users: number;
  articles: number;
  subscribers: number;
  activity: number;
  /** Number of works and of reviews, each. */
  showpieces: number;
}

const AT_ONCE = 250;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const HOUR = 3_600_000;
const FIRST_NAMES = ['Élodie', 'Karim', 'Josette', 'Luc', 'Anne', 'Noé', 'Zoé', 'Aïcha', 'Gaël', 'Maëlle'];
const LAST_NAMES = ['Vernet', 'Haddad', 'Ferrand', 'Morel', 'Blanc', 'Crémieu', 'Roux', 'Chauvet', 'Nègre'];
const SERVICES = ['Couverture', 'Zinguerie', 'Charpente', 'Isolation', 'Démoussage', 'Gouttières', 'Ramonage'];
const SENTENCE = 'La gouttière côté nord déborde à chaque averse, et la tuile de rive a glissé cet hiver. ';
const BODY = `## Ce que l’on voit d’en bas\n${SENTENCE.repeat(55)}`;

const of = <Item>(list: readonly Item[], place: number): Item => list[place % list.length] as Item;
const getName = (place: number): string => `${of(FIRST_NAMES, place)} ${of(LAST_NAMES, place * 7)} ${place}`;
const getEmail = (place: number): string => `personne-${place}@mesure.example`;
const dated = (place: number) => {
  const at = new Date(FIRST_DAY + place * HOUR).toISOString();
  return { created_at: at, updated_at: at };
};

/** Inserts rows in a few statements, each of a size that both engines accept. */
async function fill<Row>(count: number, toRow: (place: number) => Row, insert: (rows: Row[]) => Promise<unknown>) {
  for (let first = 0; first < count; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - first);
    await insert(Array.from({ length }, (_, place) => toRow(first + place)));
  }
}

/** Stores messages; one in three asks for a quote. */
async function fillMessages(count: number): Promise<void> {
  const stages = ['pending', 'contacted', 'quoted', 'accepted', 'rejected'];
  const statuses = ['replied', 'read', 'replied', 'archived', 'unread'];
  const toQuote = (place: number) => ({
    user_id: null,
    name: getName(place * 3),
    email: getEmail(place * 3),
    phone: '',
    service_type: of(SERVICES, place),
    description: SENTENCE,
    address: '',
    status: of(stages, place),
    urgency: 'normal',
    amount_cents: 150_000 + place,
    deadline: null,
    approved_at: of(stages, place) === 'accepted' ? dated(place * 3 + 48).created_at : null,
    search_text: fold(`${getName(place * 3)} ${of(SERVICES, place)} ${SENTENCE}`),
    ...dated(place * 3),
  });
  await fill(Math.ceil(count / 3), toQuote, (rows) => db().insertInto('quotes').values(rows).execute());
  const quotes = await db().selectFrom('quotes').select('id').orderBy('id').execute();
  const toMessage = (place: number) => {
    const subject = `Demande de devis - ${of(SERVICES, place)}`;
    const fields = { name: getName(place), email: getEmail(place), phone: '', subject, message: SENTENCE.repeat(6) };
    const isReplied = of(statuses, place) === 'replied';
    return {
      ...fields,
      user_id: null,
      quote_id: place % 3 === 0 ? (quotes[place / 3]?.id ?? null) : null,
      status: of(statuses, place),
      admin_response: isReplied ? SENTENCE : null,
      replied_at: isReplied ? dated(place + 5).created_at : null,
      is_quarantined: 0 as const,
      search_text: fold(Object.values(fields).join('\n')),
      name_folded: fold(fields.name),
      ...dated(place),
    };
  };
  await fill(count, toMessage, (rows) => db().insertInto('contact_messages').values(rows).execute());
}

async function fillPeople({ users, subscribers, activity }: Volume): Promise<void> {
  const toUser = (place: number) => ({
    name: getName(place),
    email: getEmail(place),
    // No test signs in with it.
    password_hash: '-',
    role: of(['user', 'user', 'manager'] as const, place),
    phone: '',
    address: '',
    is_active: place % 9 === 0 ? 0 : 1,
    last_login_at: place % 2 === 0 ? dated(place).created_at : null,
    search_text: fold(`${getName(place)} ${getEmail(place)}`),
    ...dated(place),
  });
  await fill(users, toUser, (rows) => db().insertInto('users').values(rows).execute());
  const toSubscriber = (place: number) => ({
    email: getEmail(place),
    status: place % 4 === 0 ? 'pending' : 'confirmed',
    confirm_hash: newSecret(),
    confirm_expires_at: null,
    unsubscribe_token: newSecret(),
    confirmed_at: dated(place).created_at,
    ended_at: null,
    ...dated(place),
  });
  await fill(subscribers, toSubscriber, (rows) => db().insertInto('newsletter_subscribers').values(rows).execute());
  const toLine = (place: number) => ({
    at: dated(place).created_at,
    actor_id: null,
    actor_name: getName(place % 3),
    action: 'message.change',
    class: 'change' as const,
    subject: `message:${place}`,
    before: '{"status":"unread"}',
    after: '{"status":"read"}',
    request_id: 'mesure',
    ip: '',
    user_agent: '',
    search_text: fold(`${getName(place % 3)} message.change message:${place}`),
  });
  await fill(activity, toLine, (rows) =>
    transaction(async () => {
      for (const line of rows) await appendAudit(line);
    }),
  );
}

async function fillContent({ articles, showpieces }: Volume): Promise<void> {
  const toArticle = (place: number) => ({
    title: `${place} raisons de regarder son toit`,
    slug: `${place}-raisons`,
    excerpt: SENTENCE,
    category: of(SERVICES, place),
    image: '',
    image_alt: '',
    author: '',
    read_time: '5 min',
    tags: '[]',
    is_published: place % 5 === 0 ? 0 : 1,
    published_at: place % 5 === 0 ? null : dated(place).created_at,
    content: BODY,
    search_text: fold(`${place} raisons de regarder son toit ${BODY}`),
    ...dated(place),
  });
  await fill(articles, toArticle, (rows) => db().insertInto('blog_posts').values(rows).execute());
  const view = (place: number) => ({ is_active: place % 6 === 0 ? 0 : 1, sort_order: place, ...dated(place) });
  const getWork = (place: number) => ({
    title: `Chantier ${place}`,
    description: SENTENCE,
    category: of(SERVICES, place),
    location: 'Crest',
    image: '/media/x-1200.webp',
    image_alt: '',
    before_image: '',
    before_alt: '',
    credit: '',
    done_on: '',
    search_text: fold(`Chantier ${place}\n${SENTENCE}`),
    ...view(place),
  });
  await fill(showpieces, getWork, (rows) => db().insertInto('gallery_items').values(rows).execute());
  const toReview = (place: number) => ({
    name: getName(place),
    location: 'Crest',
    content: SENTENCE,
    rating: 3 + (place % 3),
    image: '',
    experience_date: '',
    is_verified: 0,
    search_text: fold(`${getName(place)}\n${SENTENCE}\nCrest`),
    ...view(place),
  });
  await fill(showpieces, toReview, (rows) => db().insertInto('testimonials').values(rows).execute());
}

/** Fills the open database with direct inserts, since the operations would send ten thousand emails. */
export async function fillBackOffice(volume: Volume): Promise<void> {
  await transaction(async () => {
    await fillMessages(volume.messages);
    await fillPeople(volume);
    await fillContent(volume);
  });
  if (engine() !== 'postgres') return;
  // PostgreSQL does this by itself within a minute; only rows written to disk are marked as visible to all.
  await sql`checkpoint`.execute(db());
  await sql`vacuum analyze`.execute(db());
}
