import { describe, expect, it } from 'vitest';
import type { Role } from '#src/kernel/actor.ts';
import type { PasswordScore } from '#src/kernel/password-estimate.ts';
import { passwordAdvice } from './password.views.ts';

const advise = (score: PasswordScore, role: Role | undefined = 'user', pattern = 'dictionary') =>
  passwordAdvice({ password: 'azerty uiop', words: [], role, estimate: { score, pattern } });

describe('passwordAdvice', () => {
  it('stays neutral without an estimate', () => {
    const typed = { password: 'une tuile et trois lattes', words: [], role: 'user' as const, estimate: undefined };
    expect(passwordAdvice(typed)).toEqual({ score: undefined, advice: 'neutral' });
  });

  it('suggests more length first, then fewer known words, whatever the estimate', () => {
    const typed = { words: ['pouzin'], role: 'user' as const, estimate: { score: 4 as const, pattern: 'bruteforce' } };
    expect(passwordAdvice({ ...typed, password: 'k9!zq' })).toEqual({ score: 0, advice: 'short' });
    expect(passwordAdvice({ ...typed, password: 'Pouzin-2026' })).toEqual({ score: 0, advice: 'known' });
  });

  it('returns “too weak” below the minimum score', () => {
    expect(advise(2)).toEqual({ score: 2, advice: 'tooWeak' });
  });

  it.each([
    ['spatial', 'keyboard'],
    ['repeat', 'repeated'],
    ['sequence', 'sequence'],
    ['date', 'date'],
  ])('names the weakness of a %s', (pattern, advice) => expect(advise(1, 'user', pattern).advice).toBe(advice));

  it('requires 3 of customers and 4 of staff', () => {
    expect(advise(3).advice).toBe('enough');
    expect([advise(3, 'manager').advice, advise(3, 'admin').advice]).toEqual(['staff', 'staff']);
    expect(advise(4, 'admin').advice).toBe('enough');
  });

  it('names both requirements when the role is unknown', () => {
    const typed = { password: 'une tuile', words: [], role: undefined };
    const advice = (score: PasswordScore) => passwordAdvice({ ...typed, estimate: { score, pattern: '' } }).advice;
    expect([advice(2), advice(3), advice(4)]).toEqual(['tooWeak', 'enoughForCustomers', 'enough']);
  });
});
