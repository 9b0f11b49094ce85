import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { createAccount } from '#src/domains/users/operations/create-account.server.ts';
import { NewUser, User } from '#src/domains/users/user.contract.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { INVITATION_DAYS } from '../auth.contract.ts';
import { sendInvitation } from '../auth.mail.server.ts';
import { replacePasswordReset } from '../login.store.server.ts';
import { hashNewPassword } from './hash-new-password.server.ts';

const DAY_SECONDS = 86_400;
/** No password hashes to it. */
const NO_PASSWORD = '';

/** Opens an account for somebody; without a password they are invited by mail to choose their own. */
export const addUser = command({
  allow: 'admin',
  input: NewUser,
  output: User,
  audit: (_input, user) => ({
    action: 'user.create',
    subject: `user:${user.id}`,
    after: { name: user.name, role: user.role },
  }),
  prepare: async ({ password, email }, { requestId }) =>
    password === '' ? NO_PASSWORD : (await hashNewPassword(systemContext(requestId), { password, email })).passwordHash,
  run: async ({ password: _, ...fields }, { requestId }, passwordHash) => {
    const system = systemContext(requestId);
    const account = await createAccount(system, { ...fields, passwordHash });
    if (passwordHash === NO_PASSWORD) {
      const token = newSecret();
      await replacePasswordReset(account.id, hashOfSecret(token), INVITATION_DAYS * DAY_SECONDS);
      const { general } = await readSettings(system, {});
      await sendInvitation(account, token, general.site_name);
    }
    return account;
  },
});
