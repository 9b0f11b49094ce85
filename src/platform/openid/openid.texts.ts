import { catalogue } from '#src/kernel/catalogue.ts';

/** What is answered when a sign-in at the provider fails. */
export const OPENID_TEXTS = catalogue('openid', {
  off: 'Cette page n’existe pas.',
  dead: 'Cette connexion a expiré, a déjà servi ou a commencé dans un autre navigateur. Recommencez.',
  cancelled: 'La connexion par {label} a été annulée. Recommencez, ou saisissez votre mot de passe.',
  misconfigured: '{label} refuse ce site : prévenez la personne qui l’héberge. Votre mot de passe fonctionne toujours.',
  absent: '{label} ne répond pas. Réessayez dans un instant, ou saisissez votre mot de passe.',
  unproven: 'La réponse {of_label} n’a pas pu être vérifiée. Recommencez, ou saisissez votre mot de passe.',
});
