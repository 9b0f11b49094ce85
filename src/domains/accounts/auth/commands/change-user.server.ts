import { User, UserChange } from '#src/domains/accounts/users/user.contract.ts';
import { changeAccount, changeRights, findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { isAccessChange, refuseColleague, refuseGrant } from '../account-rights.rules.ts';
import { deleteUserAddressLinks } from '../disavowal.store.server.ts';
import { deletePasswordResets } from '../login.store.server.ts';
import { hashNewPassword } from '../password.internal.server.ts';
import { accessChanges } from '../security-notice.mail.server.ts';
import { endSessions } from '../session.internal.server.ts';
import { deleteUserChallenges } from '../two-factor.store.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Changes another account; a user who loses a right or gets a new password is signed out everywhere. */
export const changeUser = command({
  allow: 'people',
  recent: async ({ id, ...change }) => isAccessChange(await findAccount({ id }), change),
  input: UserChange,
  output: User,
  prepare: async ({ id, password, ...values }) => {
    if (password === '') return {};
    const account = await findAccount({ id });
    if (account === null) throw userNotFound();
    const { role = account.role, name = account.name, email = account.email, phone = account.phone } = values;
    const { passwordHash } = await hashNewPassword({ password, owner: { role, name, email, phone } });
    return { password_hash: passwordHash };
  },
  run: async ({ id, password, updated_at, role, rights, is_active, ...fields }, context, secret) => {
    const before = await findAccount({ id });
    if (before === null) throw userNotFound();
    refuseColleague(context.actor, before);
    refuseGrant(context.actor, { role, rights, password }, before);
    refuseStale(before.updated_at, updated_at);
    await changeRights({ id, role, rights, is_active });
    const account = await changeAccount({ id, change: { ...fields, ...secret } });
    const hasNewPassword = secret.password_hash !== undefined;
    const isOut = account.role !== before.role || !account.is_active || hasNewPassword;
    if (isOut) await endSessions({ userId: id });
    // The topics of an open stream were fixed when it was opened.
    else if (account.rights.join() !== before.rights.join()) await publish('sessions', { user: id });
    if (isOut) await deleteUserChallenges(id);
    const isMoved = account.email !== before.email;
    if (hasNewPassword || isMoved) await deletePasswordResets(id);
    if (isMoved) await deleteUserAddressLinks(id);
    for (const result of accessChanges(before, account, hasNewPassword)) {
      await warnOfChange({ ...result, user: before, by: context });
    }
    const { name, email, phone, address, role: newRole, rights: newRights, is_active: isActive } = account;
    const after = {
      name,
      email,
      phone,
      address,
      role: newRole,
      rights: newRights,
      is_active: isActive,
      ...(hasNewPassword && { password: 'changé' }),
    };
    await recordChange(context, { action: 'user.change', subject: `user:${id}` }, { ...before }, after);
    await publish('admin', { event: 'users' });
    return account;
  },
});
