import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { resendMail } from './commands/resend-mail.server.ts';
import { findNewerRelease } from './release.queries.server.ts';
import { readSiteState } from './site-check.queries.server.ts';
import { SITE_CHECK_TEXTS } from './site-check.texts.ts';

export const siteCheckApi: Endpoint[] = [
  endpoint('get', '/admin/site-check', readSiteState, {
    summary: 'État du site : adresse, certificat, e-mails, sauvegarde, disque, travaux, serveur, e-mails non partis',
  }),
  endpoint('get', '/admin/site-check/release', findNewerRelease, {
    summary: 'Demander maintenant si une version plus récente est publiée',
  }),
  endpoint('post', '/admin/site-check/mails/{id}/resend', resendMail, {
    summary: 'Renvoyer un e-mail qui n’est pas parti',
    message: SITE_CHECK_TEXTS.mails.resent,
  }),
];
