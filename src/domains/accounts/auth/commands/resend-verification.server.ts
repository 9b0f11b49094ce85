import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { ownId, VERIFICATION_LIMIT } from '../auth.rules.ts';
import { findPendingEmail, sendVerification } from '../verification.internal.server.ts';

/** Emails a new link for the address that is still unverified; nothing when there is none. */
export const resendVerification = command({
  allow: 'own-account',
  input: z.object({}),
  output: z.object({ sent_to: z.string().nullable() }),
  prepare: (_input, { actor }) => limitRate(`verification:${ownId(actor)}`, VERIFICATION_LIMIT),
  run: async (_input, { actor }) => {
    const user = await findAccount({ id: ownId(actor) });
    if (user === null) throw userNotFound();
    const pending = await findPendingEmail({ userId: user.id, email: user.email });
    const email = pending ?? (user.email_verified ? null : user.email);
    if (email !== null) await sendVerification({ user, email });
    return { sent_to: email };
  },
});
