import { z } from 'zod';
import { invalidField } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { frequentPasswords } from '#src/platform/security/frequent-passwords.server.ts';
import { hashPassword } from '#src/platform/security/password-hash.server.ts';
import { NewPassword } from '../auth.contract.ts';
import { isGuessable } from '../auth.rules.ts';

/** Hash of a password somebody chooses, refused when anybody would guess it. */
export const hashNewPassword = query({
  allow: 'system',
  input: z.object({ password: NewPassword, email: z.string() }),
  output: z.object({ passwordHash: z.string() }),
  run: async ({ password, email }) => {
    if (isGuessable(password, email, await frequentPasswords())) {
      throw invalidField('password', 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.');
    }
    return { passwordHash: await hashPassword(password) };
  },
});
