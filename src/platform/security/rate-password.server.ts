import type { PasswordScore } from '#src/kernel/password-estimate.ts';
import { passwordLane } from '../threads/lanes.server.ts';

/**
 * Returns how hard a password is to guess for an attacker who knows these words, 0 for one that is seen often in leaks;
 * in a thread, whose dictionaries leave the memory with it.
 * @throws DomainError `unavailable` when too many passwords wait.
 */
export const ratePassword = (password: string, knownWords: string[]): Promise<PasswordScore> =>
  passwordLane().run('score-password', { password, knownWords });
