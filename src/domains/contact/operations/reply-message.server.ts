import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { ContactMessage, MessageReply } from '../contact.contract.ts';
import { sendReplyLetter } from '../contact.mail.server.ts';
import { messageNotFound } from '../contact.rules.ts';
import { selectMessage, updateMessages } from '../contact.store.server.ts';

/** Mails an answer to the sender and keeps it with the message. */
export const replyMessage = command({
  allow: 'requests:change',
  input: MessageReply,
  output: ContactMessage,
  audit: ({ id, reply }) => ({ action: 'message.reply', subject: `message:${id}`, after: { admin_response: reply } }),
  run: async ({ id, reply }, { requestId }) => {
    await updateMessages([id], { status: 'replied', admin_response: reply, replied_at: nowIso() });
    const message = await selectMessage(id);
    if (message === undefined) throw messageNotFound();
    const { general, email } = await readSettings(systemContext(requestId), {});
    const company = { name: general.site_name, phone: general.contact_phone, email: general.contact_email };
    await sendReplyLetter(message, reply, company, email.signature);
    await publish('admin', { event: 'messages', id });
    return message;
  },
});
