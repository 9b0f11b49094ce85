import { PASSWORD_MIN } from '#src/domains/accounts/users/user.contract.ts';
import type { Role } from '#src/kernel/actor.ts';
import type { PasswordScore } from '#src/kernel/password-estimate.ts';
import { isGuessable, leastScore } from './password.rules.ts';

/** Keys of the advice texts. */
export type Advice =
  | 'neutral'
  | 'short'
  | 'known'
  | 'keyboard'
  | 'repeated'
  | 'sequence'
  | 'date'
  | 'tooWeak'
  | 'staff'
  | 'enoughForCustomers'
  | 'enough';

/** Result of the estimator: how hard the password is to guess, and its main pattern. */
export interface PasswordEstimate {
  score: PasswordScore;
  pattern: string;
}

interface TypedPassword {
  password: string;
  words: readonly string[];
  role: Role | undefined;
  /** Absent while the estimator loads, or when it cannot be loaded. */
  estimate: PasswordEstimate | undefined;
}

const BY_PATTERN: Record<string, Advice> = {
  spatial: 'keyboard',
  repeat: 'repeated',
  sequence: 'sequence',
  date: 'date',
  regex: 'date',
};

/** Returns a score for the bar and one sentence of advice; no score until one is known. */
export function passwordAdvice({ password, words, role, estimate }: TypedPassword): {
  score: PasswordScore | undefined;
  advice: Advice;
} {
  if (password === '') return { score: undefined, advice: 'neutral' };
  if (password.length < PASSWORD_MIN) return { score: 0, advice: 'short' };
  if (isGuessable(password, words)) return { score: 0, advice: 'known' };
  if (estimate === undefined) return { score: undefined, advice: 'neutral' };
  const { score, pattern } = estimate;
  if (score >= leastScore(role ?? 'admin')) return { score, advice: 'enough' };
  if (role === undefined && score >= leastScore('user')) return { score, advice: 'enoughForCustomers' };
  return {
    score,
    advice: BY_PATTERN[pattern] ?? (score >= leastScore('user') ? 'staff' : 'tooWeak'),
  };
}
