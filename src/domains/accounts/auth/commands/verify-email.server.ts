import { z } from 'zod';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { confirmEmail, findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { Verification } from '../auth.contract.ts';
import { deadLink, isProven, passwordOfAccountNeeded, VERIFY_LIMIT } from '../auth.rules.ts';
import { deletePasswordResets } from '../login.store.server.ts';
import { proveAccountPassword } from '../password.internal.server.ts';
import { endSessions } from '../session.internal.server.ts';
import { deleteUserChallenges } from '../two-factor.store.server.ts';
import { makeDisavowal } from '../verification.internal.server.ts';
import { selectVerification, takeVerification } from '../verification.store.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/**
 * Returns the caller's session if it belongs to the account; otherwise the account's password is required with the
 * link, so that nobody verifies an account that another person opened with their address.
 */
async function prove(
  { token, password }: z.output<typeof Verification>,
  context: Context,
): Promise<number | undefined> {
  const { actor, requestId, clientAddress } = context;
  await limitRate(`verify:${clientAddress}`, VERIFY_LIMIT);
  const system = systemContext(requestId);
  const awaited = await selectVerification(hashOfSecret(token));
  const account = awaited === undefined ? null : await findAccount({ id: awaited.userId });
  if (account?.is_active !== true) throw deadLink();
  const isOwner = actor.kind === 'user' && actor.userId === account.id && actor.token === undefined;
  if (isOwner) return actor.sessionId;
  if (password === undefined) throw passwordOfAccountNeeded();
  await proveAccountPassword(system, { userId: account.id, password, clientAddress });
  return undefined;
}

/** Voids links sent to the previous address and earlier sessions; the owner of that address may contest. */
async function leaveOldAddress(before: Account, email: string, except: number | undefined, by: Context): Promise<void> {
  const { id: userId } = before;
  await deletePasswordResets(userId);
  await deleteUserChallenges(userId);
  await endSessions({ userId, except });
  if (!isProven(before)) return;
  const { token } = await makeDisavowal({ userId, email: before.email, wasVerified: true });
  await warnOfChange({ change: 'address', user: before, by, detail: email, token });
}

/** Verifies an address by its emailed link, once; a requested new address becomes the account's own. */
export const verifyEmail = command({
  allow: 'anyone',
  senderLimit: { bucket: 'verify', ...tenTimes(VERIFY_LIMIT) },
  input: Verification,
  output: z.object({ email: z.string() }),
  prepare: prove,
  run: async ({ token }, context, sessionId) => {
    const proved = await takeVerification(hashOfSecret(token));
    const before = proved === undefined ? null : await findAccount({ id: proved.userId });
    if (proved === undefined || before === null) throw deadLink();
    await confirmEmail({ id: before.id, email: proved.email });
    if (before.email !== proved.email) await leaveOldAddress(before, proved.email, sessionId, context);
    await publish('admin', { event: 'users' });
    return { email: proved.email };
  },
});
