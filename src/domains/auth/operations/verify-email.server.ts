import { z } from 'zod';
import { confirmEmail } from '#src/domains/users/operations/confirm-email.server.ts';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { VerificationToken } from '../auth.contract.ts';
import { deadLink, VERIFY_LIMIT } from '../auth.rules.ts';
import { deletePasswordResets } from '../login.store.server.ts';
import { takeVerification } from '../verification.store.server.ts';

/** Proves an address by its mailed link, once; one that was asked for becomes the account's own. */
export const verifyEmail = command({
  allow: 'anyone',
  senderLimit: { bucket: 'verify', ...tenTimes(VERIFY_LIMIT) },
  input: VerificationToken,
  output: z.object({ email: z.string() }),
  prepare: (_input, { clientAddress }) => limitRate(`verify:${clientAddress}`, VERIFY_LIMIT),
  run: async ({ token }, { requestId }) => {
    const system = systemContext(requestId);
    const proved = await takeVerification(hashOfSecret(token));
    const before = proved === undefined ? null : await findAccount(system, { id: proved.userId });
    if (proved === undefined || before?.is_active !== true) throw deadLink();
    await confirmEmail(system, { id: before.id, email: proved.email });
    // Links that went to the address of before open nothing any more.
    if (before.email !== proved.email) await deletePasswordResets(before.id);
    await publish('admin', { event: 'users' });
    return { email: proved.email };
  },
});
