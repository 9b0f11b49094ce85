import { z } from 'zod';
import { changeAccount, confirmEmail, findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { freeAddress } from '../account.internal.server.ts';
import { MailedToken, RESET_LINK_MINUTES } from '../auth.contract.ts';
import { sendResetEmail } from '../auth.mail.server.ts';
import { deadLink, NO_PASSWORD, VERIFY_LIMIT } from '../auth.rules.ts';
import { type Disavowal, deleteUserDisavowals, takeDisavowal } from '../disavowal.store.server.ts';
import { replacePasswordReset } from '../login.store.server.ts';
import { endSessions } from '../session.internal.server.ts';
import { deleteTwoFactor, deleteUserChallenges, selectTwoFactor } from '../two-factor.store.server.ts';

/** Deletes a second factor that was set up after the contested request: it belongs to the attacker. */
async function dropLaterFactor({ userId, createdAt }: Disavowal): Promise<void> {
  const factor = await selectTwoFactor(userId);
  if (factor !== undefined && (factor.enabled_at === null || factor.enabled_at >= createdAt)) {
    await deleteTwoFactor(userId);
  }
}

/**
 * Reverts a change of address by a link emailed to the previous address, once: restores that address, ends every
 * session, voids the password, and sends the link to choose a new one to that address.
 */
export const disavowAddressChange = command({
  allow: 'anyone',
  senderLimit: { bucket: 'disavow', ...tenTimes(VERIFY_LIMIT) },
  input: MailedToken,
  output: z.object({ email: z.string() }),
  prepare: (_input, { clientAddress }) => limitRate(`disavow:${clientAddress}`, VERIFY_LIMIT),
  run: async ({ token }, context) => {
    const contested = await takeDisavowal(hashOfSecret(token));
    const account = contested === undefined ? null : await findAccount({ id: contested.userId });
    if (contested === undefined || account?.is_active !== true) throw deadLink();
    const { id, email: current } = account;
    const isReplaced = current !== contested.email;
    // A previous address that was never verified gets nothing back: it may have been mistyped.
    if (isReplaced && !contested.wasVerified) throw deadLink();
    if (isReplaced) {
      await freeAddress({ email: contested.email, userId: id });
      await confirmEmail({ id, email: contested.email });
    }
    await changeAccount({ id, change: { password_hash: NO_PASSWORD } });
    await endSessions({ userId: id });
    await deleteUserChallenges(id);
    await dropLaterFactor(contested);
    await deleteUserDisavowals(id);
    const link = newSecret();
    await replacePasswordReset(id, hashOfSecret(link), RESET_LINK_MINUTES * 60);
    const { general } = await readSettings();
    const to = { name: account.name, email: contested.email, email_verified: contested.wasVerified };
    await sendResetEmail(to, link, general.site_name);
    await recordAudit(context, { action: 'profile.disavow', subject: `user:${id}` });
    await publish('admin', { event: 'users' });
    return { email: contested.email };
  },
});
