import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listUserSessions } from './auth.queries.server.ts';
import { addUser } from './commands/add-user.server.ts';
import { changeUser } from './commands/change-user.server.ts';
import { inviteUser } from './commands/invite-user.server.ts';
import { removeUser } from './commands/remove-user.server.ts';
import { resetUserTwoFactor } from './commands/reset-user-two-factor.server.ts';
import { revokeUserSessions } from './commands/revoke-user-sessions.server.ts';
import { toggleUser } from './commands/toggle-user.server.ts';

/** Endpoints through which the back office changes accounts. */
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
  endpoint('get', '/admin/users/{id}/sessions', listUserSessions, { summary: 'Sessions d’un compte' }),
  endpoint('delete', '/admin/users/{id}/sessions', revokeUserSessions, {
    summary: 'Fermer les sessions d’un compte',
    message: 'Sessions fermées.',
  }),
  endpoint('delete', '/admin/users/{id}/two-factor', resetUserTwoFactor, {
    summary: 'Retirer la double authentification d’un compte',
    message: 'Double authentification retirée.',
  }),
  endpoint('post', '/admin/users/{id}/invitation', inviteUser, {
    summary: 'Envoyer de nouveau l’invitation',
    message: 'Invitation envoyée.',
  }),
];
