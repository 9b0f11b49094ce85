import { z } from 'zod';
import { ImageInput } from '#src/domains/media/media.contract.ts';
import { isMultipart, readForm, readJsonObject } from '#src/platform/http/body.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listActivity, listSessions, readOwnProfile, readTwoFactor } from './auth.queries.server.ts';
import { changeAvatar } from './commands/change-avatar.server.ts';
import { changePassword } from './commands/change-password.server.ts';
import { changeProfile } from './commands/change-profile.server.ts';
import { disableTwoFactor } from './commands/disable-two-factor.server.ts';
import { enableTwoFactor } from './commands/enable-two-factor.server.ts';
import { eraseOwnAccount } from './commands/erase-own-account.server.ts';
import { removeAvatar } from './commands/remove-avatar.server.ts';
import { replaceRecoveryCodes } from './commands/replace-recovery-codes.server.ts';
import { revokeSession } from './commands/revoke-session.server.ts';
import { setUpTwoFactor } from './commands/set-up-two-factor.server.ts';
import { AVATAR_FORM_BYTES, AVATAR_JSON_BYTES, type AvatarUpload } from './profile.contract.ts';
import { OwnPassword } from './two-factor.contract.ts';

/** Reads a form with a file in `avatar`, or JSON with a data URL. */
async function readAvatar(request: ApiRequest): Promise<z.input<typeof AvatarUpload>> {
  if (!isMultipart(request.req.raw)) {
    const { bytes: _formsOnly, ...fields } = await readJsonObject(request.req.raw);
    return fields;
  }
  const [bytes] = (await readForm(request.req.raw)).filesNamed('avatar');
  return { bytes };
}

/** Endpoints of the profile screens for one's own account. */
export const profileApi: Endpoint[] = [
  endpoint('get', '/auth/profile', readOwnProfile, { summary: 'Son profil', wrap: 'flat' }),
  endpoint('put', '/auth/profile', changeProfile, {
    summary: 'Modifier son profil',
    wrap: 'flat',
    message: 'Profil mis à jour avec succès',
  }),
  endpoint('post', '/auth/avatar', changeAvatar, {
    summary: 'Changer sa photo de profil',
    wrap: 'flat',
    message: 'Profil mis à jour avec succès',
    request: z.object({ avatar: ImageInput }),
    body: { json: AVATAR_JSON_BYTES, multipart: AVATAR_FORM_BYTES },
    read: readAvatar,
  }),
  endpoint('delete', '/auth/avatar', removeAvatar, {
    summary: 'Retirer sa photo de profil',
    wrap: 'flat',
    message: 'Profil mis à jour avec succès',
  }),
  endpoint('put', '/auth/password', changePassword, {
    summary: 'Changer de mot de passe',
    message: 'Mot de passe modifié avec succès',
  }),
  endpoint('get', '/auth/sessions', listSessions, { summary: 'Sessions ouvertes', wrap: 'flat' }),
  endpoint('delete', '/auth/sessions/{id}', revokeSession, { summary: 'Fermer une session' }),
  endpoint('get', '/auth/activity', listActivity, { summary: 'Son activité' }),
  endpoint('get', '/auth/two-factor', readTwoFactor, { summary: 'État de sa double authentification', wrap: 'flat' }),
  endpoint('post', '/auth/two-factor/setup', setUpTwoFactor, {
    summary: 'Préparer la double authentification',
    wrap: 'flat',
  }),
  endpoint('post', '/auth/two-factor/enable', enableTwoFactor, {
    summary: 'Activer la double authentification',
    wrap: 'flat',
    message: 'Double authentification activée.',
  }),
  endpoint('post', '/auth/two-factor/disable', disableTwoFactor, {
    summary: 'Désactiver la double authentification',
    message: 'Double authentification désactivée.',
  }),
  endpoint('post', '/auth/two-factor/recovery-codes', replaceRecoveryCodes, {
    summary: 'Renouveler ses codes de secours',
    wrap: 'flat',
  }),
  endpoint('delete', '/user/account', eraseOwnAccount, {
    summary: 'Supprimer son compte',
    message: 'Votre compte est supprimé.',
    request: OwnPassword,
  }),
];
