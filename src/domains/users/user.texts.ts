import { catalogue } from '#src/kernel/catalogue.ts';

export const USER_ROLE_TEXTS = catalogue('user-role', {
  admin: 'Administrateur',
  manager: 'Gestionnaire',
  user: 'Utilisateur',
});

export const USER_STATE_TEXTS = catalogue('user-state', { active: 'Actif', inactive: 'Inactif' });

/** Columns of the file of accounts. */
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
