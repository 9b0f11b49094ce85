import { formatDateTime } from '#src/kernel/dates.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { href } from '#src/kernel/href.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { sendMail } from '#src/platform/mail/mail.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';

/** Notifies the company, at its previous address, that protected settings were changed, and by whom. */
export async function sendSettingsNotice(
  general: { site_name: string; contact_email: string },
  { actor, userAgent, clientAddress }: Context,
  title: string,
): Promise<void> {
  if (general.contact_email === '' || actor.kind !== 'user') return;
  const from = `depuis ${deviceName(userAgent)}, adresse ${clientAddress || 'inconnue'}`;
  const parts = emailContent({
    title,
    paragraphs: [
      'Bonjour,',
      `${title} par ${actor.name}, le ${formatDateTime(nowIso())} (heure de Paris), ${from}.`,
      'Si cela vous surprend, regardez le journal d’activité et fermez les sessions de ce compte.',
    ],
    action: { label: 'Ouvrir le journal d’activité', url: publicLink(href('/admin/activity')) },
    footer: general.site_name,
  });
  await sendMail({ to: general.contact_email, subject: title, automatic: true, ...parts });
}
