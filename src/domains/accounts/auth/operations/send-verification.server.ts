import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { VERIFICATION_HOURS } from '../auth.contract.ts';
import { sendNewAddressEmail, sendVerificationEmail } from '../verification.mail.server.ts';
import { replaceVerification } from '../verification.store.server.ts';

/** Emails the link that verifies an address: the account's own, or the new one. */
export const sendVerification = ({ user, email }: { user: User; email: string }): Promise<void> =>
  transaction(async () => {
    const token = newSecret();
    await replaceVerification(user.id, email, hashOfSecret(token), VERIFICATION_HOURS * 3_600);
    const { general } = await readSettings();
    const send = email === user.email ? sendVerificationEmail : sendNewAddressEmail;
    await send({ name: user.name, email }, token, general.site_name);
  });
