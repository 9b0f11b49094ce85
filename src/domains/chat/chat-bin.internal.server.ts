import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { selectSessionIds } from './chat-admin.store.server.ts';
import { CHAT_ADMIN_TEXTS as TEXTS } from './chat-admin.texts.ts';

/** Puts a conversation into the bin, with the secrets by which its visitor comes back, before it is deleted. */
export const keepChat = (by: Context, { id, sender_name }: { id: number; sender_name: string }): Promise<void> =>
  keepInBin(by, {
    kind: 'chat',
    subjectId: id,
    label: sender_name || TEXTS.visitor,
    rows: [
      { table: 'chat_sessions', column: 'id', values: [id] },
      { table: 'chat_messages', column: 'chat_id', values: [id] },
      { table: 'chat_binds', column: 'chat_id', values: [id] },
      { table: 'chat_links', column: 'chat_id', values: [id] },
    ],
    person: { id: 'user_id', email: 'sender_email' },
  });

/** Puts a deleted conversation back. */
export async function restoreChat(record: BinnedRecord): Promise<string> {
  await putRowsBack(record, {
    references: {
      chat_sessions: { user_id: 'users', contact_message_id: 'contact_messages', quote_id: 'quotes' },
      chat_messages: { user_id: 'users' },
    },
  });
  for (const { session_id } of await selectSessionIds([record.subjectId])) {
    await publish('admin', { event: 'chat', session: session_id });
  }
  return '';
}
