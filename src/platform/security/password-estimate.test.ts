import { describe, expect, it } from 'vitest';
import { ESTIMATED_LENGTH, estimatedParts } from '#src/kernel/password-estimate.ts';
import { estimatePassword, scorePassword } from './password-estimate.server.ts';

describe('estimatePassword', () => {
  it.each([
    'aaaaaaaa',
    'qsdfghjk',
    'azertyuiop',
    'soleil123',

    'M0td3p4ss3',
    'Elodie2026',
    '🏠'.repeat(16),
  ])('scores %s below 3', async (password) => expect(await estimatePassword(password, [])).toBeLessThan(3));

  it.each(['une tuile et trois lattes', 'kqzvtrwmxhbd', 'Une-ardoise-bleue-7', 'k3jf-9m2x-77qp', '🐢Zèbre⛵œillet🌂'])(
    'scores %s with 4',
    async (password) => expect(await estimatePassword(password, ['toitures', 'pouzin', 'ardoise'])).toBe(4),
  );

  it('lowers the score of words that belong to the account', async () => {
    const password = 'Vernetkowska-26';
    const [unknown, known] = [await estimatePassword(password, []), await estimatePassword(password, ['vernetkowska'])];
    expect(known).toBeLessThan(unknown);
  });

  it('detects the strength of a long password at its end too', async () => {
    expect(await estimatePassword('x'.repeat(128), [])).toBe(0);
    expect(await estimatePassword(`${'x'.repeat(100)}une tuile et trois lattes`, [])).toBe(4);
  });

  it('passes at most 64 characters to the estimator, whatever the length', () => {
    for (const length of [1, 32, 33, 128, 100_000]) {
      const parts = estimatedParts('4@8({[<'.repeat(length).slice(0, length));
      expect(parts.length).toBeLessThanOrEqual(2);
      expect(parts.every((part) => part.length <= ESTIMATED_LENGTH)).toBe(true);
    }
  });
});

describe('scorePassword', () => {
  const score = (password: string) => scorePassword({ password, knownWords: [] });

  it.each(['12345678', 'MotDePasse', 'PASSWORD', 'qwertyuiop'])(
    'scores %s, seen often in leaks, with 0',
    async (password) => expect(await score(password)).toBe(0),
  );

  it('scores another one like the estimator', async () => expect(await score('une tuile et trois lattes')).toBe(4));
});
