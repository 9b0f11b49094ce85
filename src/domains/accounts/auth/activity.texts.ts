import { catalogue } from '#src/kernel/catalogue.ts';

/** Where an address is, as far as it tells. */
export const PLACE_TEXTS = catalogue('place', {
  here: 'Ordinateur du serveur',
  local: 'Réseau privé',
  internet: 'Internet',
  unknown: 'Lieu inconnu',
});

/** Comings and goings of one's own account, by action of the audit log. */
export const COMING_TEXTS = catalogue('coming', {
  'session.open': 'Connexion',
  'session.close': 'Déconnexion',
  'session.refuse': 'Tentative de connexion refusée',
});
