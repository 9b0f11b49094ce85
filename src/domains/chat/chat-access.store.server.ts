import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';

/** Gives a browser access to a conversation; does nothing if it has access. */
export async function insertChatBrowser(chatId: number, secretHash: string): Promise<void> {
  await db()
    .insertInto('chat_binds')
    .values({ chat_id: chatId, bind_hash: secretHash, created_at: nowIso() })
    .onConflict((conflict) => conflict.columns(['chat_id', 'bind_hash']).doNothing())
    .execute();
}

export async function isBrowserBound(chatId: number, secretHash: string): Promise<boolean> {
  const bound = db().selectFrom('chat_binds').select('chat_id').where('chat_id', '=', chatId);
  return (await bound.where('bind_hash', '=', secretHash).executeTakeFirst()) !== undefined;
}

export async function insertLink(chatId: number, tokenHash: string, expiresAt: string): Promise<void> {
  await db()
    .insertInto('chat_links')
    .values({ chat_id: chatId, token_hash: tokenHash, expires_at: expiresAt })
    .execute();
}

interface LinkedChat {
  id: number;
  session_id: string;
  is_bound: number;
}

/** Returns the conversation of a link that has not expired. */
export async function selectLinkedChat(tokenHash: string): Promise<LinkedChat | undefined> {
  return db()
    .selectFrom('chat_links')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_links.chat_id')
    .select(['chat_sessions.id', 'chat_sessions.session_id', 'chat_sessions.is_bound'])
    .where('chat_links.token_hash', '=', tokenHash)
    .where('chat_links.expires_at', '>', nowIso())
    .executeTakeFirst();
}

export const deleteExpiredLinks = (): Promise<number> =>
  deleteInSteps({ table: 'chat_links', where: (row) => row('expires_at', '<=', nowIso()) }, 'token_hash');
