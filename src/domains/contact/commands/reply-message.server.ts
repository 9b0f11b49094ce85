import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ContactMessage, MessageReply, type StoredMessage } from '../contact.contract.ts';
import { sendReplyEmail } from '../contact.mail.server.ts';
import { messageNotFound, replyEmpty } from '../contact.rules.ts';
import { lockMessageOwner, selectMessage, updateMessages } from '../contact.store.server.ts';
import { toMessageView } from '../contact.views.ts';

/** Returns whether the signed-in customer who wrote it has verified the address it names. */
async function isSentByOwner({ id, email }: StoredMessage): Promise<boolean> {
  const owner = await lockMessageOwner(id);
  const account = owner === null ? null : await findAccount({ id: owner });
  return account?.email_verified === true && account.email.toLowerCase() === email.toLowerCase();
}

/** Emails an answer to the sender and stores it with the message. */
export const replyMessage = command({
  allow: 'requests:change',
  input: MessageReply,
  output: ContactMessage,
  audit: ({ id, reply }) => ({ action: 'message.reply', subject: `message:${id}`, after: { admin_response: reply } }),
  run: async ({ id, reply }) => {
    if (reply === '') throw replyEmpty();
    await updateMessages([id], { status: 'replied', admin_response: reply, replied_at: nowIso() });
    const message = await selectMessage(id);
    if (message === undefined) throw messageNotFound();
    const { general, email } = await readSettings();
    const company = { name: general.site_name, phone: general.contact_phone, email: general.contact_email };
    const isProven = await isSentByOwner(message);
    await sendReplyEmail({ ...message, isProven }, reply, company, email.signature);
    await publish('admin', { event: 'messages', id });
    return toMessageView(message);
  },
});
