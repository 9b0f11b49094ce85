import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { emailTaken } from '#src/domains/accounts/users/user.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { isProven } from '../auth.rules.ts';
import { sendAddressNotice } from '../verification.mail.server.ts';
import { makeDisavowal } from './make-disavowal.server.ts';
import { sendVerification } from './send-verification.server.ts';

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
