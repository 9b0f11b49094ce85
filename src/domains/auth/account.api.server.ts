import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { addUser } from './operations/add-user.server.ts';
import { changeUser } from './operations/change-user.server.ts';
import { removeUser } from './operations/remove-user.server.ts';
import { revokeUserSessions } from './operations/revoke-user-sessions.server.ts';
import { toggleUser } from './operations/toggle-user.server.ts';

/** Accounts as the back office changes them. */
export const accountApi: Endpoint[] = [
  endpoint('post', '/admin/users', addUser, {
    summary: 'Ajouter un compte',
    status: 201,
    message: 'Utilisateur ajouté.',
  }),
  endpoint('put', '/admin/users/{id}', changeUser, { summary: 'Modifier un compte', message: 'Utilisateur modifié.' }),
  endpoint('put', '/admin/users/{id}/toggle-status', toggleUser, { summary: 'Activer ou désactiver un compte' }),
  endpoint('delete', '/admin/users/{id}', removeUser, {
    summary: 'Supprimer un compte',
    message: 'Utilisateur supprimé.',
  }),
  endpoint('delete', '/admin/users/{id}/sessions', revokeUserSessions, { summary: 'Fermer les sessions d’un compte' }),
];
