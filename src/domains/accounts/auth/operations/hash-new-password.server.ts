import { z } from 'zod';
import { invalidField } from '#src/kernel/errors.ts';
import { parseInput } from '#src/platform/operation.server.ts';
import { hashPassword } from '#src/platform/security/password-hash.server.ts';
import { NewPassword, type PasswordOwner } from '../auth.contract.ts';
import { PASSWORD_TEXTS } from '../password.texts.ts';
import { judgePassword } from './judge-password.server.ts';

const Input = z.object({ password: NewPassword });

/** Hashes a new password; refuses one that is too easy to guess for the role of its owner. */
export async function hashNewPassword({
  owner,
  ...wanted
}: {
  password: string;
  owner: z.infer<typeof PasswordOwner>;
}): Promise<{ passwordHash: string }> {
  const { password } = parseInput(Input, wanted);
  const { isWeak } = await judgePassword({ password, owner });
  if (isWeak) throw invalidField('password', PASSWORD_TEXTS.advice.tooWeak);
  return { passwordHash: await hashPassword(password) };
}
