import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { ForgottenPassword, RESET_LINK_MINUTES } from '../auth.contract.ts';
import { sendResetLetter } from '../auth.mail.server.ts';
import { FORGOT_ADDRESS_LIMIT, FORGOT_CLIENT_LIMIT } from '../auth.rules.ts';
import { replacePasswordReset } from '../login.store.server.ts';

/** Mails a link to choose a new password; answers the same for an address that has no account. */
export const requestPasswordReset = command({
  allow: 'anyone',
  input: ForgottenPassword,
  output: z.object({}),
  prepare: async ({ email }, context) => {
    await limitRate(`forgot:client:${context.clientAddress}`, FORGOT_CLIENT_LIMIT);
    await limitRate(`forgot:address:${hashOfSecret(email)}`, FORGOT_ADDRESS_LIMIT);
  },
  run: async ({ email }, { requestId }) => {
    const system = systemContext(requestId);
    const account = await findAccount(system, { email });
    if (account?.is_active !== true) return {};
    const token = newSecret();
    await replacePasswordReset(account.id, hashOfSecret(token), RESET_LINK_MINUTES * 60);
    const { general } = await readSettings(system, {});
    await sendResetLetter(account, token, general.site_name);
    return {};
  },
});
