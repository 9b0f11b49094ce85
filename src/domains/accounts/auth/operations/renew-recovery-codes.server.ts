import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { transaction } from '#src/platform/database/database.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { RECOVERY_CODES, type RecoveryCodes } from '../two-factor.contract.ts';
import { plainCode } from '../two-factor.rules.ts';
import { replaceRecoveryCodes } from '../two-factor.store.server.ts';

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
