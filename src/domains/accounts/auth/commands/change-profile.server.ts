import {
  changeAccount,
  findAccount,
  readProfile,
  saveProfile,
} from '#src/domains/accounts/users/user.internal.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { type Context, command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { currentPasswordNeeded, ownId, VERIFICATION_LIMIT } from '../auth.rules.ts';
import { provePassword } from '../password.internal.server.ts';
import { ProfileChange, ProfileSaved } from '../profile.contract.ts';
import { findPendingEmail, requestEmailChange } from '../verification.internal.server.ts';

const values = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Asks for the password before a change of address: with a stolen session alone nobody can take over an account. */
async function proveMove(
  { email, current_password = '' }: { email?: string | undefined; current_password?: string | undefined },
  { actor }: Context,
): Promise<void> {
  const id = ownId(actor);
  const account = email === undefined ? null : await findAccount({ id });
  if (account === null || account.email === email) return;
  if (current_password === '') throw currentPasswordNeeded();
  await provePassword({ userId: id, password: current_password, field: 'current_password' });
  await limitRate(`verification:${id}`, VERIFICATION_LIMIT);
}

/**
 * Changes the given fields of one's own profile and preferences. A new email address must first
 * be verified.
 */
export const changeProfile = command({
  allow: 'own-account',
  input: ProfileChange,
  output: ProfileSaved,
  prepare: proveMove,
  run: async ({ name, email, phone, address, updated_at, current_password: _, ...options }, context) => {
    const id = ownId(context.actor);
    const before = await findAccount({ id });
    if (before === null) throw userNotFound();
    refuseStale(before.updated_at, updated_at);
    const old = await readProfile({ id });
    const fields = { name, phone: phone ?? undefined, address: address ?? undefined };
    const user = await changeAccount({ id, change: fields });
    const profile = await saveProfile({ id, change: options });
    const isMoving = email !== undefined && email !== before.email;
    if (isMoving) await requestEmailChange({ user, email });
    const pending_email = await findPendingEmail({ userId: id, email: before.email });
    const moving = isMoving ? { pending_email: email } : {};
    const entry = { action: 'profile.change', subject: `user:${id}` };
    await recordChange(context, entry, { ...before, ...old }, values({ ...fields, ...options, ...moving }));
    return { user, profile, pending_email };
  },
});
