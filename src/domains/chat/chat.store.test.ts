import { describe, expect, it } from 'vitest';
import { fold } from '#src/kernel/text.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { selectChats } from './chat.store.server.ts';

useDatabase();

const WORDS = ['toit', 'gouttière', 'Crémieu', 'devis', '100 %', 'été'];
const SEARCHES = ['toi', 'goutt', 'cre', 'é', '0 %', 'devis toit', 'absent'];
const AT = '2026-01-01T00:00:00.000Z';
const CHATS = 620;

/** Returns whole numbers below a limit, the same at each run. */
function randomNumbers(): (limit: number) => number {
  let state = 3;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Stores conversations of one message each. */
async function insertChats(below: (limit: number) => number): Promise<void> {
  const toWords = () => `${WORDS[below(WORDS.length)]} ${WORDS[below(WORDS.length)]}`;
  const places = Array.from({ length: CHATS }, (_, place) => place + 1);
  const sender = () => ({ sender_name: toWords(), sender_email: '', user_id: null });
  const chats = places.map((id) => {
    const who = sender();
    return {
      ...{ id, session_id: `chat-${id}`, is_bound: 0 as const, ...who, page: '/', last_message: '', message_count: 1 },
      ...{ unread_count: id % 2, visitor_unread: 0, visitor_seen_at: AT, contact_message_id: null, quote_id: null },
      ...{ search_text: fold(who.sender_name), last_message_at: AT, created_at: AT, updated_at: AT },
    };
  });
  await db().insertInto('chat_sessions').values(chats).execute();
  const messages = places.map((chat_id) => {
    const message = toWords();
    return {
      ...{ chat_id, sender_type: 'user', ...sender(), message, media_key: null, client_key: null },
      ...{ read_at: null, mailed_at: null, search_text: fold(message), created_at: AT },
    };
  });
  await db().insertInto('chat_messages').values(messages).execute();
}

async function searchPlainly(search: string, isUnread: boolean): Promise<string[]> {
  const chats = await db().selectFrom('chat_sessions').selectAll().orderBy('id', 'desc').execute();
  const messages = await db().selectFrom('chat_messages').select(['chat_id', 'search_text']).execute();
  const sent = new Map(messages.map(({ chat_id, search_text }) => [chat_id, search_text]));
  const has = (text: string | undefined): boolean => text?.includes(fold(search)) ?? false;
  return chats
    .filter(({ unread_count }) => !isUnread || unread_count > 0)
    .filter(({ id, search_text }) => has(search_text) || has(sent.get(id)))
    .map(({ session_id }) => session_id);
}

async function compareSearches(): Promise<void> {
  for (const search of SEARCHES) {
    for (const unread_only of ['true', 'false'] as const) {
      const plain = await searchPlainly(search, unread_only === 'true');
      for (const page of [1, 3]) {
        const { items, meta } = await selectChats({ search, unread_only, page, per_page: 50 });
        expect([search, meta.total]).toEqual([search, plain.length]);
        expect(items.map(({ session_id }) => session_id)).toEqual(plain.slice((page - 1) * 50, page * 50));
      }
    }
  }
}

describe('selectChats', () => {
  it('finds and counts the same conversations as a plain comparison, few or many, after changes and deletions', async () => {
    const below = randomNumbers();
    await insertChats(below);
    await compareSearches();
    for (let round = 0; round < 3; round += 1) {
      await db()
        .deleteFrom('chat_sessions')
        .where('id', '=', 1 + below(CHATS))
        .execute();
      const renamed = db().updateTable('chat_sessions').set({ search_text: 'toit' });
      await renamed.where('id', '=', 1 + below(CHATS)).execute();
      const changed = db().updateTable('chat_messages').set({ search_text: 'devis' });
      await changed.where('chat_id', '=', 1 + below(CHATS)).execute();
      await compareSearches();
    }
  });
});
