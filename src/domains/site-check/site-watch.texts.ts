import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the alerts that the owner receives about the state of the site. */
export const SITE_WATCH_TEXTS = catalogue('site-watch', {
  trouble: {
    https: 'Certificat du site à renouveler',
    mail: 'Des e-mails ne partent pas',
    backup: 'Sauvegarde à faire',
    disk: 'Disque presque plein',
    jobs: 'Des travaux ont échoué',
  },
  over: {
    https: 'Certificat du site : tout est rentré dans l’ordre',
    mail: 'E-mails : tout est rentré dans l’ordre',
    backup: 'Sauvegarde : tout est rentré dans l’ordre',
    disk: 'Disque : tout est rentré dans l’ordre',
    jobs: 'Travaux : tout est rentré dans l’ordre',
  },
  message: '{finding} À faire : {advice}',
});
