import { quoteStoredMessage } from '#src/domains/contact/contact.internal.server.ts';
import { openQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { MESSAGE_MAX } from '#src/kernel/fields.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { chatNotFound, toVisitor } from '../chat.rules.ts';
import { CHAT_TEXTS, TRANSCRIPT_TEXTS } from '../chat.texts.ts';
import { QuotedAs, QuotedChat } from '../chat-admin.contract.ts';
import { holdChat, selectSentMessages, setBecame } from '../chat-admin.store.server.ts';
import { getVisitorWords, MESSAGES_TRANSCRIBED } from '../chat-transcript.views.ts';

/** Opens a quote with the visitor's messages, once; a contact message made from the conversation links to it too. */
export const quoteChat = command({
  allow: ['requests:change', 'sales:change'],
  input: QuotedChat,
  output: QuotedAs,
  run: async ({ session_id, phone = '', service_type = '', ...values }, context) => {
    const chat = await holdChat(session_id);
    if (chat === undefined) throw chatNotFound();
    if (chat.quote_id !== null) return { quote_id: chat.quote_id };
    if (chat.message_count === 0) throw new DomainError('conflict', CHAT_TEXTS.empty);
    const who = toVisitor(chat, { sender_name: values.name, sender_email: values.email });
    const request = {
      userId: chat.user_id,
      name: who.name || CHAT_TEXTS.anonymous,
      email: who.email,
      phone,
      serviceType: service_type,
      description: getVisitorWords(
        await selectSentMessages(chat.id, MESSAGES_TRANSCRIBED),
        MESSAGE_MAX,
        TRANSCRIPT_TEXTS,
      ),
    };
    const messageId = chat.contact_message_id;
    const quote = messageId === null ? await openQuote(request) : await quoteStoredMessage({ messageId, request });
    await setBecame(chat.id, { quote_id: quote.id });
    if (context.actor.kind === 'user') {
      const after = { name: request.name, quote: quote.id };
      await recordAudit(context, { action: 'chat.quote', subject: `chat:${chat.id}`, after });
    }
    await publish('admin', { event: 'chat', session: session_id });
    return { quote_id: quote.id };
  },
});
