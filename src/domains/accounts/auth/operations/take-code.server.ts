import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { totpStep } from '#src/platform/security/totp.server.ts';
import { isTotpCode, plainCode } from '../two-factor.rules.ts';
import * as store from '../two-factor.store.server.ts';

/** Uses up a code of a second factor; returns false when it is wrong, already used, or there is no factor. */
export const takeCode = ({ userId, code }: { userId: number; code: string }): Promise<{ isRight: boolean }> =>
  transaction(async () => {
    const plain = plainCode(code);
    const factor = await store.selectTwoFactor(userId);
    if (factor === undefined || factor.enabled_at === null) return { isRight: false };
    if (!isTotpCode(plain)) return { isRight: await store.takeRecoveryCode(userId, hashOfSecret(plain)) };
    const secret = await store.selectTwoFactorSecret(userId);
    const step = secret === undefined ? null : totpStep(secret, plain, now());
    return { isRight: step !== null && (await store.takeStep(userId, step)) };
  });
