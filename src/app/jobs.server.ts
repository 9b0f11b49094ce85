import { z } from 'zod';
import { purgeUnverified } from '#src/domains/accounts/auth/account.internal.server.ts';
import { authJobs } from '#src/domains/accounts/auth/auth.jobs.server.ts';
import { purgeSessions } from '#src/domains/accounts/auth/session.internal.server.ts';
import { purgeActivities } from '#src/domains/activity/activity.internal.server.ts';
import { purgeBin } from '#src/domains/bin/bin.internal.server.ts';
import { purgeChats } from '#src/domains/chat/chat.internal.server.ts';
import { chatJobs } from '#src/domains/chat/chat.jobs.server.ts';
import { purgeMessages } from '#src/domains/contact/contact.internal.server.ts';
import { purgeEmailKeys } from '#src/domains/incoming-mail/incoming-mail.internal.server.ts';
import { incomingMailJobs, REPLIES_JOB } from '#src/domains/incoming-mail/incoming-mail.jobs.server.ts';
import { REPLIES_EVERY_SECONDS } from '#src/domains/incoming-mail/incoming-mail.rules.ts';
import { mediaJobs } from '#src/domains/media/media.jobs.server.ts';
import { purgeSubscribers } from '#src/domains/newsletter/newsletter.internal.server.ts';
import { notify, purgeNotifications } from '#src/domains/notifications/notification.internal.server.ts';
import { notificationJobs } from '#src/domains/notifications/notification.jobs.server.ts';
import { cityJobs } from '#src/domains/places/cities/city.jobs.server.ts';
import { INVOICE_FILE } from '#src/domains/sales/invoices/invoice.contract.ts';
import { drawInvoiceFile } from '#src/domains/sales/invoices/invoice-mail.internal.server.ts';
import { REFUND_NOTICE_FILE } from '#src/domains/sales/invoices/refund-notice.contract.ts';
import { attachRefundNotice } from '#src/domains/sales/invoices/refund-notice.internal.server.ts';
import { closeLedger } from '#src/domains/sales/ledger/ledger-closing.internal.server.ts';
import { reportAlteredPage } from '#src/domains/sales/payments/payment.internal.server.ts';
import { RECONCILE_EVERY_SECONDS } from '#src/domains/sales/payments/payment.rules.ts';
import { reconcilePayments } from '#src/domains/sales/payments/workflows/reconcile-payments.server.ts';
import { purgeQuotes } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { quoteJobs } from '#src/domains/sales/quotes/quote.jobs.server.ts';
import { watchSite } from '#src/domains/site-check/site-watch.internal.server.ts';
import { FIGURES_EVERY_SECONDS, refreshFigures } from '#src/domains/site-facts/fact.internal.server.ts';
import { pageJobs } from '#src/domains/site-pages/page.jobs.server.ts';
import { purgeDeliveries } from '#src/domains/webhooks/webhook.internal.server.ts';
import { webhookJobs } from '#src/domains/webhooks/webhook.jobs.server.ts';
import { checkAudit } from '#src/platform/audit-check.server.ts';
import { auditJobs } from '#src/platform/audit-erasure.server.ts';
import { BACKUP_JOB } from '#src/platform/data-folder/last-backup.server.ts';
import { sweepFiles } from '#src/platform/data-folder/sweep-files.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { purgeIdempotencyKeys } from '#src/platform/idempotency.server.ts';
import { purgeJobs } from '#src/platform/jobs/job-rows.server.ts';
import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { startWorker, type Worker } from '#src/platform/jobs/worker.server.ts';
import { outboxJobs } from '#src/platform/mail/erase-outbox.server.ts';
import { createMailJobs } from '#src/platform/mail/mail.server.ts';
import { BRAKE_JOB, UNPROVEN_LIMIT } from '#src/platform/mail/unproven-mail.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import type { PageCheck } from '#src/platform/page-integrity/page-check.server.ts';
import { purgeHits } from '#src/platform/security/rate-limit.server.ts';
import { CONTENT_JOB } from './command/announce-content.server.ts';
import { backUpOrNotify } from './scheduled-backup.server.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const WEEK_SECONDS = 7 * DAY_SECONDS;

const PAGE_JOB = 'payment-page-check';

/** What jobs call that only a production build has. */
export interface BuiltWork {
  checkPaymentPage?: PageCheck | undefined;
  /** Absent also where no folder for backups is named. */
  backUp?: (() => Promise<void>) | undefined;
}

interface JobsOptions extends BuiltWork {
  dataFolder: string;
  /** Whether replies by email come from a mailbox. */
  readsMailbox?: boolean;
}

/** Returns the jobs that this server can do: the others wait for a server that has what they need. */
export const createJobs = ({ dataFolder, checkPaymentPage, backUp, readsMailbox }: JobsOptions): JobTable => ({
  ...createMailJobs({ [INVOICE_FILE]: drawInvoiceFile, [REFUND_NOTICE_FILE]: attachRefundNotice }),
  ...auditJobs,
  ...outboxJobs,
  ...authJobs,
  ...mediaJobs,
  ...chatJobs,
  ...quoteJobs,
  ...notificationJobs,
  ...pageJobs,
  ...cityJobs,
  ...webhookJobs,
  'payment-reconciliation': job(z.unknown(), async (_payload, run) => {
    await reconcilePayments(systemContext(`job-${run.id}`));
  }),
  [BRAKE_JOB]: job(z.unknown(), async () => {
    await notify({
      type: 'error',
      event: 'mail-failure',
      title: 'Envois automatiques freinés',
      message: `Plus de ${UNPROVEN_LIMIT.hits} e-mails en une heure vers des adresses non confirmées : les suivants ne partent pas.`,
      topic: BRAKE_JOB,
    });
  }),
  'daily-cleaning': job(z.unknown(), async (_payload, run) => {
    const system = systemContext(`job-${run.id}`);
    await purgeSessions();
    await purgeUnverified(system);
    await purgeNotifications();
    await purgeSubscribers();
    await purgeMessages();
    await purgeQuotes();
    await purgeChats();
    await purgeBin();
    await purgeDeliveries();
    await purgeActivities();
    await purgeIdempotencyKeys();
    await purgeEmailKeys();
    await purgeHits();
    await purgeJobs();
    await sweepFiles();
  }),
  [CONTENT_JOB]: job(z.unknown(), async () => {
    await publish('content', { what: 'everything' });
  }),
  'figures-refresh': job(z.unknown(), async () => {
    await refreshFigures();
  }),
  'site-watch': job(z.unknown(), async () => {
    await watchSite();
  }),
  'ledger-closing': job(z.unknown(), async () => {
    await closeLedger();
  }),
  'audit-check': job(z.unknown(), async () => {
    const { finding } = await checkAudit(dataFolder);
    if (finding === undefined) return;
    await notify({
      type: 'error',
      event: 'mail-failure',
      title: 'Journal d’activité altéré',
      message: 'Une ligne du journal d’activité a été modifiée ou retirée. Lancez npm run audit:verify.',
    });
  }),
  ...(readsMailbox && incomingMailJobs),
  ...(backUp && { [BACKUP_JOB]: job(z.unknown(), () => backUpOrNotify(backUp)) }),
  ...(checkPaymentPage && {
    [PAGE_JOB]: job(z.unknown(), async () => {
      const differences = await checkPaymentPage();
      if (differences.length > 0) await reportAlteredPage({ differences });
    }),
  }),
});

/** Processes the job queue of every domain until stopped; final failures are reported to the administrators. */
export const startJobs = (options: JobsOptions): Worker =>
  startWorker(createJobs(options), {
    every: {
      'daily-cleaning': DAY_SECONDS,
      'audit-check': DAY_SECONDS,
      'ledger-closing': HOUR_SECONDS,
      'site-watch': HOUR_SECONDS,
      'figures-refresh': FIGURES_EVERY_SECONDS,
      'payment-reconciliation': RECONCILE_EVERY_SECONDS,
      ...(options.checkPaymentPage && { [PAGE_JOB]: WEEK_SECONDS }),
      ...(options.readsMailbox && { [REPLIES_JOB]: REPLIES_EVERY_SECONDS }),
      ...(options.backUp && { [BACKUP_JOB]: DAY_SECONDS }),
    },
    onDead: async (dead) => {
      if (dead.kind !== 'mail') return;
      await notify({
        type: 'error',
        event: 'mail-failure',
        title: 'E-mail non envoyé',
        message: 'Un e-mail n’a pas pu partir après dix essais. Vérifiez le serveur d’envoi.',
      });
    },
  });
