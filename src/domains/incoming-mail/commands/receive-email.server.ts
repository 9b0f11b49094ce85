import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { countOutcome, readEmail, refuseWrongSecret, takeEmail } from '../incoming-mail.internal.server.ts';
import { CALL_LIMIT } from '../incoming-mail.rules.ts';

/** Takes an email that the mail server of this site brings. The answer is the same whatever it says. */
export const receiveEmail = command({
  allow: 'anyone',
  senderLimit: { bucket: 'incoming-email', ...CALL_LIMIT },
  input: z.object({
    secret: z.string().max(1_000),
    email: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
  }),
  output: z.object({}),
  prepare: async ({ secret, email }) => {
    refuseWrongSecret(secret);
    return readEmail(email);
  },
  run: async (_call, _context, read) => {
    countOutcome(await takeEmail(read));
    return {};
  },
});
