import { z } from 'zod';
import { User } from '#src/domains/accounts/users/user.contract.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { Email } from '#src/kernel/fields.ts';
import { command } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { VERIFICATION_HOURS } from '../auth.contract.ts';
import { sendNewAddressEmail, sendVerificationEmail } from '../verification.mail.server.ts';
import { replaceVerification } from '../verification.store.server.ts';

/** Emails the link that verifies an address: the account's own, or the new one. */
export const sendVerification = command({
  allow: 'system',
  input: z.object({ user: User, email: Email }),
  output: z.object({}),
  run: async ({ user, email }, context) => {
    const token = newSecret();
    await replaceVerification(user.id, email, hashOfSecret(token), VERIFICATION_HOURS * 3_600);
    const { general } = await readSettings(context, {});
    const send = email === user.email ? sendVerificationEmail : sendNewAddressEmail;
    await send({ name: user.name, email }, token, general.site_name);
    return {};
  },
});
