import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { frequentPasswords } from '#src/platform/security/frequent-passwords.server.ts';
import { estimatePassword } from '#src/platform/security/password-estimate.server.ts';
import { PasswordOwner } from '../auth.contract.ts';
import { isGuessable, knownWords, leastScore } from '../password.rules.ts';

/** Returns whether a password is too easy to guess for the role of its owner. */
export const judgePassword = query({
  allow: 'system',
  input: z.object({ password: z.string(), owner: PasswordOwner }),
  output: z.object({ isWeak: z.boolean() }),
  run: async ({ password, owner }, context) => {
    const { general, company } = await readSettings(context, {});
    const words = knownWords(owner, [general.site_name, general.address, company.city, company.legal_name]);
    if (isGuessable(password, words, await frequentPasswords())) return { isWeak: true };
    return { isWeak: (await estimatePassword(password, words)) < leastScore(owner.role) };
  },
});
