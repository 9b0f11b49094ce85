import { changeAccount } from '#src/domains/users/operations/change-account.server.ts';
import { changeRights } from '#src/domains/users/operations/change-rights.server.ts';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import { User, UserChange } from '#src/domains/users/user.contract.ts';
import { userNotFound } from '#src/domains/users/user.rules.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { deletePasswordResets } from '../login.store.server.ts';
import { deleteSessionsOf } from '../session.store.server.ts';
import { hashNewPassword } from './hash-new-password.server.ts';

/** Changes somebody's account; whoever loses a right or gets another password is signed out everywhere. */
export const changeUser = command({
  allow: 'admin',
  input: UserChange,
  output: User,
  audit: ({ id, password, updated_at: _, ...after }) => ({
    action: 'user.change',
    subject: `user:${id}`,
    after: { ...after, ...(password === '' ? {} : { password: 'changé' }) },
  }),
  prepare: async ({ id, password, email }, { requestId }) => {
    if (password === '') return {};
    const system = systemContext(requestId);
    const account = await findAccount(system, { id });
    const { passwordHash } = await hashNewPassword(system, { password, email: email ?? account?.email ?? '' });
    return { password_hash: passwordHash };
  },
  run: async ({ id, password: _, updated_at, role, is_active, ...fields }, { requestId }, secret) => {
    const system = systemContext(requestId);
    const before = await findAccount(system, { id });
    if (before === null) throw userNotFound();
    refuseStale(before.updated_at, updated_at);
    await changeRights(system, { id, role, is_active });
    const account = await changeAccount(system, { id, change: { ...fields, ...secret } });
    const isOut = account.role !== before.role || !account.is_active || secret.password_hash !== undefined;
    if (isOut) await deleteSessionsOf(id, null);
    if (secret.password_hash !== undefined) await deletePasswordResets(id);
    return account;
  },
});
