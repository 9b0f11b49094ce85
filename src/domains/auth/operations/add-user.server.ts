import { createAccount } from '#src/domains/users/operations/create-account.server.ts';
import { NewUser, User } from '#src/domains/users/user.contract.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { hashNewPassword } from './hash-new-password.server.ts';
import { inviteUser } from './invite-user.server.ts';

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
  run: async ({ password: _, ...fields }, context, passwordHash) => {
    const account = await createAccount(systemContext(context.requestId), { ...fields, passwordHash });
    if (passwordHash === NO_PASSWORD) await inviteUser(context, { id: account.id });
    await publish('admin', { event: 'users' });
    return account;
  },
});
