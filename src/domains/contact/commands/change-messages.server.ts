import { nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { type BulkAction, BulkResult, MessageBulk, type MessageStatus } from '../contact.contract.ts';
import { eraseMessages } from '../contact.internal.server.ts';
import { getAnswerChange } from '../contact.rules.ts';
import { lockMessages, updateMessages } from '../contact.store.server.ts';
import { keepMessages } from '../message-bin.internal.server.ts';

const STATUS_OF_ACTION = {
  read: 'read',
  replied: 'replied',
  archive: 'archived',
} as const satisfies Record<Exclude<BulkAction, 'delete'>, MessageStatus>;

/** Applies one action to a whole selection, all or nothing. Missing ids are not counted. */
export const changeMessages = command({
  allow: 'requests:change',
  input: MessageBulk,
  output: BulkResult,
  audit: ({ ids, action }) => ({ action: `messages.${action}`, subject: `messages:${ids.join(',')}` }),
  run: async ({ ids, action }, context) => {
    await lockMessages(ids, { isDeletion: action === 'delete' });
    if (action === 'delete') {
      await keepMessages(context, ids);
      return eraseMessages({ ids });
    }
    const status = STATUS_OF_ACTION[action];
    const changed = await updateMessages(ids, { status, ...getAnswerChange(status, nowIso()) });
    await publish('admin', { event: 'messages' });
    return { changed };
  },
});
