import { mailCompany } from '#src/domains/notifications/operations/mail-company.server.ts';
import { notify } from '#src/domains/notifications/operations/notify.server.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { ALTERED_PAGE_TEXTS as texts } from '../altered-page.texts.ts';

const MESSAGE_MAX = 500;

/** Notifies the administrators, and emails the owner despite any notification rules, that /payment was altered. */
export const reportAlteredPage = ({ differences }: { differences: string[] }): Promise<void> =>
  transaction(async () => {
    const message = toExcerpt(`${texts.advice} ${differences.join(' ')}`, MESSAGE_MAX);
    const notification = { title: texts.title, message, link: '', topic: 'payment-page' };
    // The email below is sent once, whatever the rules.
    await notify({ ...notification, type: 'error', event: 'mail-failure', isWatched: true });
    await mailCompany({ ...notification, topic: null });
  });
