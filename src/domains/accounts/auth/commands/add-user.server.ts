import { NewUser, User } from '#src/domains/accounts/users/user.contract.ts';
import { createAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { refuseGrant } from '../account-rights.rules.ts';
import { NO_PASSWORD } from '../auth.rules.ts';
import { hashNewPassword } from '../password.internal.server.ts';
import { grantDetail } from '../security-notice.mail.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';
import { inviteUser } from './invite-user.server.ts';

/** Opens an account for another person; without a password an invitation to choose one is emailed. */
export const addUser = command({
  allow: 'people',
  recent: async ({ role }) => role !== 'user',
  input: NewUser,
  output: User,
  audit: (_input, user) => ({
    action: 'user.create',
    subject: `user:${user.id}`,
    after: { name: user.name, role: user.role, rights: user.rights },
  }),
  prepare: async ({ password, ...owner }, { actor }) => {
    refuseGrant(actor, { password, role: owner.role, rights: owner.rights });
    if (password === '') return NO_PASSWORD;
    return (await hashNewPassword({ password, owner })).passwordHash;
  },
  run: async ({ password: _, rights, ...fields }, context, passwordHash) => {
    const granted = fields.role === 'manager' ? rights : [];
    const account = await createAccount({ ...fields, rights: granted, passwordHash });
    if (account.role !== 'user') {
      await warnOfChange({ change: 'created', user: account, by: context, detail: grantDetail(account) });
    }
    if (passwordHash === NO_PASSWORD) await inviteUser(context, { id: account.id });
    await publish('admin', { event: 'users' });
    return account;
  },
});
