import { catalogue } from '#src/kernel/catalogue.ts';

/** Network of an IP address, as far as it is known. */
export const PLACE_TEXTS = catalogue('place', {
  here: 'Ordinateur du serveur',
  local: 'Réseau privé',
  internet: 'Internet',
  unknown: 'Lieu inconnu',
});

/** Sign-ins and sign-outs of one's own account, by action of the audit log. */
export const COMING_TEXTS = catalogue('coming', {
  'session.open': 'Connexion',
  'session.close': 'Déconnexion',
  'session.refuse': 'Tentative de connexion refusée',
});
