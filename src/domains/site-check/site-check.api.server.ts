import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { dropJob } from './commands/drop-job.server.ts';
import { resendMail } from './commands/resend-mail.server.ts';
import { retryJob } from './commands/retry-job.server.ts';
import { checkIntegrity } from './machine-check.queries.server.ts';
import { readQueue } from './queue.queries.server.ts';
import { QUEUE_TEXTS } from './queue.texts.ts';
import { findNewerRelease } from './release.queries.server.ts';
import { readSiteState } from './site-check.queries.server.ts';
import { SITE_CHECK_TEXTS } from './site-check.texts.ts';

export const siteCheckApi: Endpoint[] = [
  endpoint('get', '/admin/site-check', readSiteState, {
    summary: 'État du site : adresse, certificat, e-mails, sauvegarde, disque, travaux, serveur, e-mails non partis',
  }),
  endpoint('get', '/admin/site-check/integrity', checkIntegrity, {
    summary: 'Relire maintenant toute la base',
  }),
  endpoint('get', '/admin/site-check/release', findNewerRelease, {
    summary: 'Demander maintenant si une version plus récente est publiée',
  }),
  endpoint('post', '/admin/site-check/mails/{id}/resend', resendMail, {
    summary: 'Renvoyer un e-mail qui n’est pas parti',
    message: SITE_CHECK_TEXTS.mails.resent,
  }),
  endpoint('get', '/admin/site-check/jobs', readQueue, {
    summary: 'File des travaux de fond, et travaux arrêtés',
  }),
  endpoint('post', '/admin/site-check/jobs/{id}/retry', retryJob, {
    summary: 'Relancer un travail arrêté',
    message: QUEUE_TEXTS.stopped.retried,
  }),
  endpoint('delete', '/admin/site-check/jobs/{id}', dropJob, {
    summary: 'Retirer un travail arrêté',
    message: QUEUE_TEXTS.stopped.dropped,
  }),
];
