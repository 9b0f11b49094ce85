import { z } from 'zod';
import { invalidField } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { hashPassword } from '#src/platform/security/password-hash.server.ts';
import { NewPassword, PasswordOwner } from '../auth.contract.ts';
import { PASSWORD_TEXTS } from '../password.texts.ts';
import { judgePassword } from './judge-password.server.ts';

/** Hashes a new password; refuses one that is too easy to guess for the role of its owner. */
export const hashNewPassword = query({
  allow: 'system',
  input: z.object({ password: NewPassword, owner: PasswordOwner }),
  output: z.object({ passwordHash: z.string() }),
  run: async ({ password, owner }, context) => {
    const { isWeak } = await judgePassword(context, { password, owner });
    if (isWeak) throw invalidField('password', PASSWORD_TEXTS.advice.tooWeak);
    return { passwordHash: await hashPassword(password) };
  },
});
