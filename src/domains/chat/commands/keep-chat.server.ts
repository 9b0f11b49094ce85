import { PHOTOS_MAX } from '#src/domains/contact/contact.contract.ts';
import { keepMessage } from '#src/domains/contact/contact.internal.server.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { MESSAGE_MAX } from '#src/kernel/fields.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { chatNotFound, toVisitor } from '../chat.rules.ts';
import { CHAT_TEXTS, TRANSCRIPT_TEXTS } from '../chat.texts.ts';
import { StoredAs, StoredChat } from '../chat-admin.contract.ts';
import { holdChat, selectSentMessages, setBecame } from '../chat-admin.store.server.ts';
import { MESSAGES_TRANSCRIBED, toTranscript } from '../chat-transcript.views.ts';

/** Turns a conversation into a contact message, once: a repeated call returns the same message. */
export const keepChat = command({
  allow: 'requests:change',
  input: StoredChat,
  output: StoredAs,
  run: async ({ session_id, subject, ...values }, context) => {
    const chat = await holdChat(session_id);
    if (chat === undefined) throw chatNotFound();
    if (chat.contact_message_id !== null) return { contact_message_id: chat.contact_message_id };
    const who = toVisitor(chat, { sender_name: values.name, sender_email: values.email });
    if (who.email === '') throw invalidField('email', CHAT_TEXTS.emailMissing);
    const sent = await selectSentMessages(chat.id, MESSAGES_TRANSCRIBED);
    if (sent.length === 0) throw new DomainError('conflict', CHAT_TEXTS.empty);
    const name = who.name || CHAT_TEXTS.anonymous;
    const { id } = await keepMessage({
      userId: chat.user_id,
      quoteId: chat.quote_id,
      name,
      email: who.email,
      subject: subject || CHAT_TEXTS.subject,
      message: toTranscript(sent, { total: chat.message_count, max: MESSAGE_MAX }, TRANSCRIPT_TEXTS),
      photoKeys: sent.flatMap(({ media_key }) => media_key ?? []).slice(-PHOTOS_MAX),
    });
    await setBecame(chat.id, { contact_message_id: id });
    const after = { name, message: id };
    if (context.actor.kind === 'user') {
      await recordAudit(context, { action: 'chat.keep', subject: `chat:${chat.id}`, after });
    }
    await publish('admin', { event: 'chat', session: session_id });
    return { contact_message_id: id };
  },
});
