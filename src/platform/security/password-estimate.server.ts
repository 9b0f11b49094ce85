import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { lazy } from '#src/kernel/lazy.ts';
import {
  ESTIMATOR_LIMITS,
  estimatedParts,
  type PasswordScore,
  UNUSED_DICTIONARY,
} from '#src/kernel/password-estimate.ts';
import { fold } from '#src/kernel/text.ts';
import { frequentPasswords } from './frequent-passwords.server.ts';

const loadEstimator = lazy(async (): Promise<ZxcvbnFactory> => {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { dictionary: french } = await import('@zxcvbn-ts/language-fr');
  const { dictionary: frequent, adjacencyGraphs: graphs } = await import('@zxcvbn-ts/language-common');
  const { [UNUSED_DICTIONARY]: _, ...dictionary } = { ...frequent, ...french };
  return new ZxcvbnFactory({ dictionary, graphs, ...ESTIMATOR_LIMITS });
});

/**
 * Estimates how hard a password is to guess for an attacker who knows these words of its owner and site; takes a few
 * ms of one core, 30 at most. The dictionaries (15 MB) are loaded at the first call.
 */
export async function estimatePassword(password: string, knownWords: string[]): Promise<PasswordScore> {
  const estimator = await loadEstimator();
  const scores = estimatedParts(password).map((part) => estimator.check(part, knownWords).score);
  return Math.max(...scores) as PasswordScore;
}

/** Returns the score of a password, for the thread: 0 for one that is seen often in leaks. */
export async function scorePassword(wanted: { password: string; knownWords: string[] }): Promise<PasswordScore> {
  const isFrequent = (await frequentPasswords()).has(fold(wanted.password));
  return isFrequent ? 0 : estimatePassword(wanted.password, wanted.knownWords);
}
