import { describe, expect, it } from 'vitest';
import { estimatePassword } from '#src/platform/security/password-estimate.server.ts';
import { estimate } from './estimate.ts';

describe('estimate', () => {
  it.each(['soleil123', 'azertyuiop', 'aaaaaaaa', 'Elodie2026', 'M0td3p4ss3'])('scores %s below 3', (password) => {
    expect(estimate(password, []).score).toBeLessThan(3);
  });

  it.each([
    ['qsdfghjkl', 'spatial'],
    ['aaaaaaaaaa', 'repeat'],
    ['12/07/1985', 'date'],
  ])('finds in %s the pattern %s', (password, pattern) => expect(estimate(password, []).pattern).toBe(pattern));

  it.each(['une tuile et trois lattes', 'Une-ardoise-bleue-7', 'bonjour le monde', 'soleil123'])(
    'scores %s like the server',
    async (password) => expect(estimate(password, []).score).toBe(await estimatePassword(password, [])),
  );

  it('lowers the score of words known about the owner', () => {
    const [unknown, known] = [estimate('Vernetkowska-26', []), estimate('Vernetkowska-26', ['vernetkowska'])];
    expect(known.score).toBeLessThan(unknown.score);
  });

  it('detects the strength at the end of a long password', () => {
    expect(estimate('x'.repeat(128), []).score).toBe(0);
    expect(estimate(`${'x'.repeat(100)}une tuile et trois lattes`, []).score).toBe(4);
  });
});
