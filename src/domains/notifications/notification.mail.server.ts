import { letter } from '#src/platform/mail/email-layout.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { adminPath, subjectOf } from './notification.rules.ts';
import { NOTIFICATION_TEXTS } from './notification.texts.ts';

interface News {
  title: string;
  message: string;
  link: string;
}

/** Returns a notification as an email to the company, for events without an email of their own. */
export const newsLetter = ({ title, message, link }: News, company: string) => ({
  subject: subjectOf({ title, message }),
  ...letter({
    title,
    paragraphs: [message],
    action: { label: NOTIFICATION_TEXTS.open, url: publicLink(adminPath(link)) },
    footer: company,
  }),
});
