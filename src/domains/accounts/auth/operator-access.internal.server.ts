import { createAccount, findAccount, readAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { href } from '#src/kernel/href.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { forgetHits } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { INVITATION_DAYS, RESET_LINK_MINUTES } from './auth.contract.ts';
import { NO_PASSWORD } from './auth.rules.ts';
import { replacePasswordReset } from './login.store.server.ts';
import { grantDetail } from './security-notice.mail.server.ts';
import { endSessions } from './session.internal.server.ts';
import { deleteUserChallenges } from './two-factor.store.server.ts';
import { warnOfChange } from './warning.internal.server.ts';

const DAY_SECONDS = 86_400;

/** Stores a link to choose a password, in place of earlier ones; only its hash is kept. */
async function newLink(userId: number, lifeSeconds: number): Promise<{ link: string }> {
  const token = newSecret();
  await replacePasswordReset(userId, hashOfSecret(token), lifeSeconds);
  return { link: publicLink(href('/nouveau-mot-de-passe', { token })) };
}

/** Opens an administrator's account; its password is chosen by the link, which the operator gets instead of an email. */
export const openAdmin = (
  by: Context,
  { name, email }: { name: string; email: string },
): Promise<{ id: number; link: string }> =>
  transaction(async () => {
    const fields = { name, email, role: 'admin' as const, phone: '', address: '' };
    const account = await createAccount({ ...fields, passwordHash: NO_PASSWORD });
    const { id, role, rights } = account;
    await recordAudit(by, { action: 'user.create', subject: `user:${id}`, after: { name, role, rights } });
    await warnOfChange({ change: 'created', user: account, by, detail: grantDetail(account) });
    await publish('admin', { event: 'users' });
    return { id, ...(await newLink(id, INVITATION_DAYS * DAY_SECONDS)) };
  });

/** Ends the sessions of an account and returns a link that sets its password, once; until then the old one stays. */
export const openPasswordLink = (by: Context, { id }: { id: number }): Promise<{ link: string }> =>
  transaction(async () => {
    await endSessions({ userId: (await readAccount({ id })).id });
    await deleteUserChallenges(id);
    await recordAudit(by, { action: 'user.password-link', subject: `user:${id}` });
    await publish('admin', { event: 'users' });
    return newLink(id, RESET_LINK_MINUTES * 60);
  });

/** Lets an account try again at once, after wrong passwords had closed it to unknown devices. */
export async function unlockSignIn({ id }: { id: number }): Promise<void> {
  const account = await findAccount({ id });
  if (account === null) throw userNotFound();
  await forgetHits(`login:account:${hashOfSecret(account.email)}`);
}
