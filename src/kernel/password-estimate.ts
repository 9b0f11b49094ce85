/**
 * How a password is estimated, the same in the browser as on the server. The time of the estimator grows faster than the
 * length: what is longer is estimated by its beginning and its end.
 */
export const ESTIMATED_LENGTH = 32;

/** Of zxcvbn: more ways to read figures as letters cost seconds of one hostile password (measured with 100). */
export const ESTIMATOR_LIMITS = { l33tMaxSubstitutions: 4, maxLength: ESTIMATED_LENGTH } as const;

/** 0 (guessed at once) to 4 (more than 10^10 tries). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Texts of bounded length whose best score is the password's. */
export const estimatedParts = (password: string): string[] =>
  password.length <= ESTIMATED_LENGTH
    ? [password]
    : [password.slice(0, ESTIMATED_LENGTH), password.slice(-ESTIMATED_LENGTH)];

/** The English word list has nothing to guess French passwords by, and 60 kB in the browser. */
export const UNUSED_DICTIONARY = 'diceware-common';
