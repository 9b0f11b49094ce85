import { describe, expect, it } from 'vitest';
import { timeLeft } from './session-left.rules.ts';

describe('session left rules', () => {
  it.each([
    [120, '2 min'],
    [118, '1 min 58 s'],
    [60, '1 min'],
    [45, '45 s'],
    [0, '0 s'],
  ])('formats %i seconds as “%s”', (seconds, text) => {
    expect(timeLeft(seconds)).toBe(text);
  });
});
