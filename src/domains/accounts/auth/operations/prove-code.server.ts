import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { forgetHits, limitRate } from '#src/platform/security/rate-limit.server.ts';
import { CODE_LIMIT } from '../two-factor.rules.ts';
import { takeCode } from './take-code.server.ts';
import { warnOfLock } from './warn-of-lock.server.ts';

/** Returns whether a second factor's code is right; every attempt counts, and too many lock the factor. */
export const proveCode = query({
  allow: 'system',
  input: z.object({ userId: z.int(), code: z.string(), userAgent: z.string(), clientAddress: z.string() }),
  output: z.object({ isRight: z.boolean() }),
  run: async ({ userId, code, ...from }, context) => {
    const codes = `login:code:${userId}`;
    await limitRate(codes, CODE_LIMIT).catch(async (error: unknown) => {
      await warnOfLock(context, { userId, ...from });
      throw error;
    });
    const { isRight } = await takeCode(context, { userId, code });
    if (isRight) await forgetHits(codes);
    return { isRight };
  },
});
