import { forgetHits, limitRate } from '#src/platform/security/rate-limit.server.ts';
import { CODE_LIMIT } from '../two-factor.rules.ts';
import { takeCode } from './take-code.server.ts';
import { warnOfLock } from './warn-of-lock.server.ts';

/** Returns whether a second factor's code is right; every attempt counts, and too many lock the factor. */
export async function proveCode({
  userId,
  code,
  ...from
}: {
  userId: number;
  code: string;
  userAgent: string;
  clientAddress: string;
}): Promise<{ isRight: boolean }> {
  const codes = `login:code:${userId}`;
  await limitRate(codes, CODE_LIMIT).catch(async (error: unknown) => {
    await warnOfLock({ userId, ...from });
    throw error;
  });
  const { isRight } = await takeCode({ userId, code });
  if (isRight) await forgetHits(codes);
  return { isRight };
}
