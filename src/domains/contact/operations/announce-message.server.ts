import { notify } from '#src/domains/notifications/operations/notify.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { companyEmail, sendAcknowledgement } from '../contact.mail.server.ts';
import { ACKNOWLEDGEMENT_PER_ADDRESS, ACKNOWLEDGEMENTS_PER_HOUR } from '../contact.rules.ts';

async function mayAcknowledge(email: string): Promise<boolean> {
  const address = await countHit(`acknowledge:${hashOfSecret(email)}`, ACKNOWLEDGEMENT_PER_ADDRESS);
  if (address.hits > ACKNOWLEDGEMENT_PER_ADDRESS.hits) return false;
  const all = await countHit('acknowledge', ACKNOWLEDGEMENTS_PER_HOUR);
  return all.hits <= ACKNOWLEDGEMENTS_PER_HOUR.hits;
}

/** Notifies the company of a new message and sends its sender an acknowledgement, in the message's transaction. */
export const announceMessage = ({
  quoteId,
  ...message
}: {
  id: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  quoteId: number | null;
}): Promise<void> =>
  transaction(async () => {
    const isQuote = quoteId !== null;
    const { general } = await readSettings();
    const company = { name: general.site_name, phone: general.contact_phone, email: general.contact_email };
    await notify({
      type: 'info',
      event: isQuote ? 'quote' : 'message',
      title: isQuote ? 'Nouvelle demande de devis' : 'Nouveau message',
      message: toExcerpt(`${message.name} : ${message.subject}`, 200),
      link: isQuote ? `/admin/quotes?view=${quoteId}` : `/admin/contact?view=${message.id}`,
      emailContent: companyEmail(message, company),
    });
    if (await mayAcknowledge(message.email)) await sendAcknowledgement(message.email, company);
  });
