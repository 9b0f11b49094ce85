import { z } from 'zod';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { ForgottenPassword } from '../auth.contract.ts';
import { FORGOT_ADDRESS_LIMIT, FORGOT_CLIENT_LIMIT } from '../auth.rules.ts';

/**
 * Requests a link to choose a new password. The job that sends the email looks up whether the address has an account:
 * before the response, the same work is done for every address.
 */
export const requestPasswordReset = command({
  allow: 'anyone',
  senderLimit: { bucket: 'forgot', ...tenTimes(FORGOT_CLIENT_LIMIT) },
  input: ForgottenPassword,
  output: z.object({}),
  prepare: async ({ email }, context) => {
    await limitRate(`forgot:client:${context.clientAddress}`, FORGOT_CLIENT_LIMIT);
    await limitRate(`forgot:address:${hashOfSecret(email)}`, FORGOT_ADDRESS_LIMIT);
  },
  run: async ({ email }) => {
    await enqueue('password-reset', { email });
    return {};
  },
});
