import { recordAudit } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ChatKey } from '../chat.contract.ts';
import { eraseChats } from '../chat.internal.server.ts';
import { chatNotFound } from '../chat.rules.ts';
import { DeletedChat } from '../chat-admin.contract.ts';
import { holdChat } from '../chat-admin.store.server.ts';
import { keepChat } from '../chat-bin.internal.server.ts';

/** Deletes one conversation and notifies both sides; it stays in the bin for a while. */
export const deleteChat = command({
  allow: 'requests:change',
  input: ChatKey,
  output: DeletedChat,
  run: async ({ session_id }, context) => {
    const chat = await holdChat(session_id);
    if (chat === undefined) throw chatNotFound();
    await keepChat(context, chat);
    await eraseChats({ ids: [chat.id] });
    if (context.actor.kind === 'user') {
      // Without the id, which grants access: more people read the log than the conversation.
      const before = { name: chat.sender_name };
      await recordAudit(context, { action: 'chat.delete', subject: `chat:${chat.id}`, before });
    }
    return { id: chat.id };
  },
});
