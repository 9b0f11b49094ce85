import { catalogue } from '#src/kernel/catalogue.ts';

export const USER_ROLE_TEXTS = catalogue('user-role', {
  admin: 'Administrateur',
  manager: 'Gestionnaire',
  user: 'Utilisateur',
});

/** Labels of a manager's rights, for the form and the account. */
export const USER_RIGHT_TEXTS = catalogue('user-rights', {
  title: 'Droits dans l’administration',
  hint: 'Sans aucun droit, un gestionnaire n’entre pas dans l’administration.',
  presets: { assistant: 'Assistant', accountant: 'Comptable', editor: 'Rédacteur' },
  presetLabel: 'Droits tout prêts',
  area: 'Domaine',
  level: 'Droit',
  areas: { requests: 'Demandes', sales: 'Ventes', content: 'Contenus' },
  areaHints: {
    requests: 'Messages, discussions et leurs notifications',
    sales: 'Devis et commandes, avec leurs montants',
    content: 'Services, galerie, blog, avis et lettre d’information',
  },
  levels: { none: 'Aucun', read: 'Lecture', change: 'Modification' },
  switches: { money: 'Argent', people: 'Personnes', settings: 'Réglages' },
  switchHints: {
    money: 'Factures, paiements, chiffre d’affaires et leurs exports',
    people: 'Comptes des clients, exports de données personnelles',
    settings: 'Réglages du site, journal d’activité, import et export',
  },
  none: 'Aucun droit',
});

export const USER_STATE_TEXTS = catalogue('user-state', { active: 'Actif', inactive: 'Inactif' });

/** Column headings of the accounts export. */
export const USER_COLUMNS = catalogue('user-columns', {
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  role: 'Rôle',
  state: 'État',
  last_login: 'Dernière connexion',
  created_at: 'Créé le',
});
