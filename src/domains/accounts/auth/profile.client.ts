import { z } from 'zod';
import { callFlat, callPage, callPlain } from '#src/ui/http/api-client.ts';
import { downloadFile } from '#src/ui/http/download.ts';
import { readStoredUser, readToken, storeSession } from '#src/ui/http/stored-session.ts';
import { SessionList } from './auth.contract.ts';
import { Activity, type ProfileChange, ProfileSaved } from './profile.contract.ts';
import { RecoveryCodes, TwoFactorSetup } from './two-factor.contract.ts';

const Avatar = z.object({ avatar: z.string() });

/** Saves the profile and updates the user data shown in the frame. */
export async function saveProfile(change: ProfileChange): Promise<ProfileSaved> {
  const saved = await callFlat('/auth/profile', ProfileSaved, { method: 'PUT', body: change });
  const token = readToken();
  if (token !== null && readStoredUser() !== null) storeSession(token, saved.user);
  return saved;
}

export const sendAvatar = (avatar: string) => callFlat('/auth/avatar', Avatar, { method: 'POST', body: { avatar } });

export const removeAvatar = () => callFlat('/auth/avatar', Avatar, { method: 'DELETE' });

export const changePassword = (fields: {
  current_password: string;
  password: string;
  password_confirmation: string;
}): Promise<void> => callPlain('/auth/password', { method: 'PUT', body: fields });

export const fetchSessions = () => callFlat('/auth/sessions', SessionList);

export const closeSession = (id: number): Promise<void> => callPlain(`/auth/sessions/${id}`, { method: 'DELETE' });

export const fetchActivity = (page: number) => callPage('/auth/activity', Activity, { query: { page, per_page: 20 } });

export const setUpTwoFactor = (): Promise<TwoFactorSetup> =>
  callFlat('/auth/two-factor/setup', TwoFactorSetup, { method: 'POST', body: {} });

export const enableTwoFactor = (code: string) =>
  callFlat('/auth/two-factor/enable', RecoveryCodes, { method: 'POST', body: { code } });

export const renewRecoveryCodes = (password: string) =>
  callFlat('/auth/two-factor/recovery-codes', RecoveryCodes, { method: 'POST', body: { password } });

export const disableTwoFactor = (password: string): Promise<void> =>
  callPlain('/auth/two-factor/disable', { method: 'POST', body: { password } });

export const exportOwnData = (): Promise<void> => downloadFile('/user/export', {}, 'mes-donnees.json');

export const eraseAccount = (password: string): Promise<void> =>
  callPlain('/user/account', { method: 'DELETE', body: { password } });
