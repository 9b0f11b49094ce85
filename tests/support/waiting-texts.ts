import { db } from '#src/platform/database/database.server.ts';
import { MOST_WAIT } from '#src/platform/database/waiting-texts.server.ts';

/** Above the ids that tests use. */
const FAR = 1_000_000;
const AT = '2026-01-01T00:00:00.000Z';
const WORDS = { user_id: null, quote_id: null, name: 'x', email: 'x', phone: '', subject: '', message: '' };
const STATE = { status: 'unread', admin_response: null, replied_at: null, is_quarantined: 0, name_folded: 'x' };

/** Stores so many messages of other words, without any that tests search for, that SQLite files all texts that wait. */
export async function fileWaitingTexts(): Promise<void> {
  const row = { ...WORDS, ...STATE, search_text: 'rien', created_at: AT, updated_at: AT };
  const newest = await db().selectFrom('contact_messages').select('id').orderBy('id', 'desc').executeTakeFirst();
  const first = Math.max(newest?.id ?? 0, FAR) + 1;
  await db()
    .insertInto('contact_messages')
    .values(Array.from({ length: MOST_WAIT }, (_, place) => ({ id: first + place, ...row })))
    .execute();
}
