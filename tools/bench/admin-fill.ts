import { sql } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { db, engine, transaction } from '#src/platform/database/database.server.ts';
import { allowLongStatements } from '#src/platform/database/long-statements.server.ts';
import { newSecret } from '#src/platform/security/secrets.server.ts';
import { fillBin, fillChats, fillPlaces } from './admin-fill-live.ts';
import { fillActivity, fillMessages, fillQuotes } from './admin-fill-requests.ts';
import { fillInvoices, fillOrders, fillPayments } from './admin-fill-sales.ts';
import { dated, fill, getEmail, getName, of, SENTENCE, SERVICES } from './admin-rows.ts';

/** Number of rows of each kind in a measured back office. */
export interface Volume {
  messages: number;
  quotes: number;
  users: number;
  articles: number;
  subscribers: number;
  activity: number;
  /** Works of the gallery. */
  pictures: number;
  reviews: number;
  orders: number;
  invoices: number;
  payments: number;
  /** Conversations of the chat. */
  chats: number;
  chatMessages: number;
  /** Deleted records that can be restored. */
  binned: number;
  places: number;
}

const TIDY_MS = 600_000;
const BODY = `## Ce que l’on voit d’en bas\n${SENTENCE.repeat(55)}`;

async function fillPeople({ users, subscribers }: Volume): Promise<void> {
  const toUser = (place: number) => ({
    name: getName(place),
    email: getEmail(place),
    // No test signs in with it.
    password_hash: '-',
    role: of(['user', 'user', 'manager'] as const, place),
    phone: '',
    address: '',
    is_active: place % 9 === 0 ? 0 : 1,
    // The daily cleaning erases unverified accounts, and with them the text of each line of their activity.
    email_verified_at: dated(place).created_at,
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
    confirmed_at: dated(place, subscribers).created_at,
    ended_at: null,
    ...dated(place, subscribers),
  });
  await fill(subscribers, toSubscriber, (rows) => db().insertInto('newsletter_subscribers').values(rows).execute());
}

async function fillContent({ articles, pictures, reviews }: Volume): Promise<void> {
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
    search_text: fold(`${place} raisons de regarder son toit, n° ${place} : ${BODY}`),
    ...dated(place),
  });
  await fill(articles, toArticle, (rows) => db().insertInto('blog_posts').values(rows).execute());
  const view = (place: number) => ({ is_active: place % 6 === 0 ? 0 : 1, sort_order: place, ...dated(place) });
  const getWork = (place: number) => ({
    title: `Chantier ${place} à Crest`,
    description: SENTENCE,
    category: of(SERVICES, place),
    location: 'Crest',
    image: '/media/x-1200.webp',
    image_alt: '',
    before_image: '',
    before_alt: '',
    credit: '',
    done_on: '',
    search_text: fold(`Chantier ${place} à Crest\n${SENTENCE}`),
    ...view(place),
  });
  await fill(pictures, getWork, (rows) => db().insertInto('gallery_items').values(rows).execute());
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
  await fill(reviews, toReview, (rows) => db().insertInto('testimonials').values(rows).execute());
}

/** Fills the open database with direct inserts, since the operations would send ten thousand emails. */
export async function fillBackOffice(volume: Volume): Promise<void> {
  await transaction(async () => {
    await fillQuotes(volume.quotes);
    await fillMessages(volume.messages);
    await fillPeople(volume);
    await fillActivity(volume.activity);
    await fillContent(volume);
    await fillOrders(volume.orders);
    await fillInvoices(volume.invoices);
    await fillPayments(volume.payments);
    await fillChats(volume);
    await fillBin(volume.binned);
    await fillPlaces(volume.places);
  });
  if (engine() === 'postgres') await allowLongStatements(TIDY_MS, tidyPostgres);
}

/** Does what PostgreSQL does by itself within a minute; only rows written to disk are marked as visible to all. */
async function tidyPostgres(): Promise<void> {
  await sql`checkpoint`.execute(db());
  // No other transaction changes the counts of a day a thousand times.
  await sql`vacuum full audit_counts`.execute(db());
  await sql`vacuum analyze`.execute(db());
}
