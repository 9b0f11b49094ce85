import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { emailTaken } from '#src/domains/accounts/users/user.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { DISAVOWAL_DAYS, VERIFICATION_HOURS } from './auth.contract.ts';
import { isProven } from './auth.rules.ts';
import { insertDisavowal } from './disavowal.store.server.ts';
import { sendAddressNotice, sendNewAddressEmail, sendVerificationEmail } from './verification.mail.server.ts';
import { deleteVerificationsExcept, replaceVerification, selectAwaitedEmail } from './verification.store.server.ts';

const DAY_SECONDS = 86_400;

/** Voids the link that would change an account's address; a link that verifies its own address stays valid. */
export const dropPendingEmail = ({ userId }: { userId: number }): Promise<void> =>
  transaction(async () => {
    const account = await findAccount({ id: userId });
    if (account !== null) await deleteVerificationsExcept(userId, account.email);
  });

/** Returns the address that replaces an account's own once its link is opened. */
export async function findPendingEmail({ userId, email }: { userId: number; email: string }): Promise<string | null> {
  const awaited = await selectAwaitedEmail(userId);
  return awaited === undefined || awaited === email ? null : awaited;
}

/** Sends a verification link to a new address; the current one is notified and stays until then. */
export const requestEmailChange = ({ user, email }: { user: User; email: string }): Promise<void> =>
  transaction(async () => {
    if ((await findAccount({ email })) !== null) throw emailTaken();
    await sendVerification({ user, email });
    const { general } = await readSettings();
    const isKnown = isProven(user);
    const { token } = await makeDisavowal({ userId: user.id, email: user.email, wasVerified: isKnown });
    await sendAddressNotice(user.email, isKnown ? email : '', token, general.site_name);
  });

/** Emails the link that verifies an address: the account's own, or the new one. */
export const sendVerification = ({ user, email }: { user: User; email: string }): Promise<void> =>
  transaction(async () => {
    const token = newSecret();
    await replaceVerification(user.id, email, hashOfSecret(token), VERIFICATION_HOURS * 3_600);
    const { general } = await readSettings();
    const send = email === user.email ? sendVerificationEmail : sendNewAddressEmail;
    await send({ name: user.name, email }, token, general.site_name);
  });

/** Creates the link with which the owner of an address contests its replacement; only its hash is stored. */
export const makeDisavowal = (contested: {
  userId: number;
  email: string;
  wasVerified: boolean;
}): Promise<{ token: string }> =>
  transaction(async () => {
    const token = newSecret();
    await insertDisavowal(hashOfSecret(token), contested, DISAVOWAL_DAYS * DAY_SECONDS);
    return { token };
  });
