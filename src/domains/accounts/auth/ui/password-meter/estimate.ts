import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common';
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import words from '@zxcvbn-ts/language-fr/dist/commonWords.json.mjs';
import firstNames from '@zxcvbn-ts/language-fr/dist/firstnames.json.mjs';
import lastNames from '@zxcvbn-ts/language-fr/dist/lastnames.json.mjs';
import { ESTIMATOR_LIMITS, estimatedParts } from '#src/kernel/password-estimate.ts';
import type { PasswordEstimate } from '../../password.views.ts';

/** Without the Wikipedia words, which the server has too: this saves a third of the bytes. The server decides. */
const estimator = new ZxcvbnFactory({
  dictionary: { passwords, words, firstNames, lastNames },
  graphs,
  ...ESTIMATOR_LIMITS,
});

/** Scores the stronger part of a long password, as on the server. */
export function estimate(password: string, knownWords: string[]): PasswordEstimate {
  const results = estimatedParts(password).map((part) => estimator.check(part, knownWords));
  const [best] = results.sort((one, other) => other.score - one.score);
  const longest = [...(best?.sequence ?? [])].sort((one, other) => other.token.length - one.token.length)[0];
  return { score: best?.score ?? 0, pattern: longest?.pattern ?? 'bruteforce' };
}
