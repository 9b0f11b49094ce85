import type { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { type ForgottenPassword, RESET_LINK_MINUTES } from '../auth.contract.ts';
import { sendResetEmail } from '../auth.mail.server.ts';
import { replacePasswordReset } from '../login.store.server.ts';

/** Emails the link to choose a new password to an active account; nothing for an unknown address. */
export const sendPasswordReset = ({ email }: z.infer<typeof ForgottenPassword>): Promise<void> =>
  transaction(async () => {
    const account = await findAccount({ email });
    if (account?.is_active !== true) return;
    const token = newSecret();
    await replacePasswordReset(account.id, hashOfSecret(token), RESET_LINK_MINUTES * 60);
    const { general } = await readSettings();
    await sendResetEmail(account, token, general.site_name);
  });
