import type { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { frequentPasswords } from '#src/platform/security/frequent-passwords.server.ts';
import { estimatePassword } from '#src/platform/security/password-estimate.server.ts';
import type { PasswordOwner } from '../auth.contract.ts';
import { isGuessable, knownWords, leastScore } from '../password.rules.ts';

/** Returns whether a password is too easy to guess for the role of its owner. */
export async function judgePassword({
  password,
  owner,
}: {
  password: string;
  owner: z.infer<typeof PasswordOwner>;
}): Promise<{ isWeak: boolean }> {
  const { general, company } = await readSettings();
  const words = knownWords(owner, [general.site_name, general.address, company.city, company.legal_name]);
  if (isGuessable(password, words, await frequentPasswords())) return { isWeak: true };
  return { isWeak: (await estimatePassword(password, words)) < leastScore(owner.role) };
}
