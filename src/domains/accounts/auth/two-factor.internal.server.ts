import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { isStaff, type Right, type Role } from '#src/kernel/actor.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { forgetPushKeys, sealPushKeys } from '#src/platform/push/push-keys.server.ts';
import { storeKeyCheck } from '#src/platform/security/open-secret-key.server.ts';
import { forgetHits, limitRate } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { totpStep } from '#src/platform/security/totp.server.ts';
import { RECOVERY_CODES, type RecoveryCodes, type TwoFactorState } from './two-factor.contract.ts';
import { CODE_LIMIT, isTotpCode, plainCode } from './two-factor.rules.ts';
import * as store from './two-factor.store.server.ts';
import {
  countRecoveryCodes,
  deleteAllTwoFactors,
  replaceRecoveryCodes,
  sealTwoFactors,
  selectTwoFactor,
} from './two-factor.store.server.ts';
import { warnOfLock } from './warning.internal.server.ts';

/** Returns the state of an account's second factor. */
export async function findTwoFactor({
  userId,
  role,
  rights = [],
}: {
  userId: number;
  role: Role;
  rights?: Right[];
}): Promise<TwoFactorState> {
  const enabled_at = (await selectTwoFactor(userId))?.enabled_at ?? null;
  const { security } = await readSettings();
  return {
    enabled: enabled_at !== null,
    enabled_at,
    recovery_codes_left: await countRecoveryCodes(userId),
    required: security.two_factor_auth && isStaff({ role, rights }),
  };
}

/**
 * Deletes secrets after the loss of the secret key: second factors are set up again, devices subscribe again, and
 * passwords made with the lost key are chosen again by an emailed link.
 */
export const forgetSealedSecrets = (context: Context): Promise<{ secondFactors: number }> =>
  transaction(async () => {
    const secondFactors = await deleteAllTwoFactors();
    await forgetPushKeys();
    await storeKeyCheck();
    await recordAudit(context, {
      action: 'secret-key.replace',
      subject: 'secret-key',
      after: { second_factors: secondFactors },
    });
    return { secondFactors };
  });

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

/** Only letters and digits that are easy to tell apart; three groups of four make 59 bits. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';

function newCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}

/** Generates the codes that replace a lost telephone, each valid once; the earlier ones become void. */
export const renewRecoveryCodes = ({ userId }: { userId: number }): Promise<z.infer<typeof RecoveryCodes>> =>
  transaction(async () => {
    const recovery_codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await replaceRecoveryCodes(
      userId,
      recovery_codes.map((code) => hashOfSecret(plainCode(code))),
    );
    return { recovery_codes };
  });

/** Encrypts secrets that are in plain text or encrypted with another secret key; a second run changes nothing. */
export const sealSecrets = (): Promise<{ sealed: number }> =>
  transaction(async () => ({ sealed: (await sealTwoFactors()) + ((await sealPushKeys()) ? 1 : 0) }));

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
