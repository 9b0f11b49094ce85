import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { User } from '#src/domains/accounts/users/user.contract.ts';
import { emailTaken } from '#src/domains/accounts/users/user.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { Email } from '#src/kernel/fields.ts';
import { command } from '#src/platform/operation.server.ts';
import { isProven } from '../auth.rules.ts';
import { sendAddressNotice } from '../verification.mail.server.ts';
import { makeDisavowal } from './make-disavowal.server.ts';
import { sendVerification } from './send-verification.server.ts';

/** Sends a verification link to a new address; the current one is notified and stays until then. */
export const requestEmailChange = command({
  allow: 'system',
  input: z.object({ user: User, email: Email }),
  output: z.object({}),
  run: async ({ user, email }, context) => {
    if ((await findAccount(context, { email })) !== null) throw emailTaken();
    await sendVerification(context, { user, email });
    const { general } = await readSettings(context, {});
    const isKnown = isProven(user);
    const { token } = await makeDisavowal(context, { userId: user.id, email: user.email, wasVerified: isKnown });
    await sendAddressNotice(user.email, isKnown ? email : '', token, general.site_name);
    return {};
  },
});
