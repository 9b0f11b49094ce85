import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { oneByOne } from '#src/platform/in-parts.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

/** Puts messages and their photos into the bin, before they are deleted. */
export async function keepMessages(by: Context, ids: readonly number[]): Promise<void> {
  await oneByOne(new Set(ids), (id) =>
    keepInBin(by, {
      kind: 'message',
      subjectId: id,
      label: ['name', 'subject'],
      rows: [
        { table: 'contact_messages', column: 'id', values: [id] },
        { table: 'contact_photos', column: 'message_id', values: [id] },
        { table: 'contact_emails', column: 'message_id', values: [id] },
      ],
      pointers: [
        { table: 'chat_sessions', column: 'contact_message_id' },
        { table: 'contact_messages', column: 'in_reply_to' },
      ],
      person: { id: 'user_id', email: 'email' },
    }),
  );
}

/** Puts a deleted message back; what it continued, its quote or its account may be gone. */
export async function restoreMessage(record: BinnedRecord): Promise<string> {
  await putRowsBack(record, {
    references: { contact_messages: { user_id: 'users', quote_id: 'quotes', in_reply_to: 'contact_messages' } },
  });
  await publish('admin', { event: 'messages', id: record.subjectId });
  return '';
}
