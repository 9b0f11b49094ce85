/**
 * Password estimate, the same in the browser and on the server. The estimator's time grows faster than the length:
 * only the beginning and the end of longer passwords are estimated.
 */
export const ESTIMATED_LENGTH = 32;

/** Limits of zxcvbn: with more l33t substitutions one hostile password takes seconds (measured with 100). */
export const ESTIMATOR_LIMITS = { l33tMaxSubstitutions: 4, maxLength: ESTIMATED_LENGTH } as const;

/** Score from 0 (guessed at once) to 4 (more than 10^10 tries). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Returns texts of bounded length; the password gets the best of their scores. */
export const estimatedParts = (password: string): string[] =>
  password.length <= ESTIMATED_LENGTH
    ? [password]
    : [password.slice(0, ESTIMATED_LENGTH), password.slice(-ESTIMATED_LENGTH)];

/** English word list, left out because it does not help with French passwords and adds 60 kB in the browser. */
export const UNUSED_DICTIONARY = 'diceware-common';
