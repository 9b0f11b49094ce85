import { emailContent } from '#src/platform/mail/email-layout.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { adminPath } from './admin-path.rules.ts';
import { NOTIFICATION_TEXTS } from './notification.texts.ts';
import { getSubject } from './notification.views.ts';

interface NotificationContent {
  title: string;
  message: string;
  link: string;
}

/** Returns a notification as an email to the company, for events without an email of their own. */
export const notificationEmail = ({ title, message, link }: NotificationContent, company: string) => ({
  subject: getSubject({ title, message }),
  ...emailContent({
    title,
    paragraphs: [message],
    action: { label: NOTIFICATION_TEXTS.open, url: publicLink(adminPath(link)) },
    footer: company,
  }),
});
