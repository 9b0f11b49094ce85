import type { z } from 'zod';
import { listAdmins } from '#src/domains/accounts/users/operations/list-admins.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { CompanyMail } from '../notification.contract.ts';
import { notificationEmail } from '../notification.mail.server.ts';
import { TOPIC_MAIL_LIMIT } from '../notification.rules.ts';

async function isTooSoon(topic: string | null): Promise<boolean> {
  if (topic === null) return false;
  return (await countHit(`news-mail:${topic}`, TOPIC_MAIL_LIMIT)).hits > TOPIC_MAIL_LIMIT.hits;
}

/** Emails a notification to the company's address, or without one to the administrators who accept emails. */
export const mailCompany = (wanted: z.input<typeof CompanyMail>): Promise<void> =>
  transaction(async () => {
    const { emailContent, topic, ...notification } = parseInput(CompanyMail, wanted);
    if (await isTooSoon(topic)) return;
    const { general, email } = await readSettings();
    const address = email.recipient || general.contact_email;
    const admins = address === '' ? await listAdmins() : [];
    const recipients =
      address === '' ? admins.filter(({ wantsMail }) => wantsMail).map((admin) => admin.email) : [address];
    const mail = emailContent ?? notificationEmail(notification, general.site_name);
    for (const to of recipients) await sendMail({ to, automatic: true, ...mail });
  });
