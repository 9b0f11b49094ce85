import { describe, expect, it } from 'vitest';
import { DomainError } from '#src/kernel/errors.ts';
import { errorLabel, MAX_ATTEMPTS, retryDelaySeconds } from './retry.server.ts';

describe('retryDelaySeconds', () => {
  it('spreads the tries over about a day', () => {
    let total = 0;
    for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++) total += retryDelaySeconds(attempts, () => 0.5);
    expect(total / 3_600).toBeGreaterThan(23);
    expect(total / 3_600).toBeLessThan(26);
  });

  it('retries within seconds first, and with a random delay', () => {
    expect(retryDelaySeconds(1, () => 0)).toBeCloseTo(7.2);
    expect(retryDelaySeconds(1, () => 1)).toBeCloseTo(10.8);
  });
});

describe('errorLabel', () => {
  it('returns kinds and codes, never the message', () => {
    expect(errorLabel(Object.assign(new Error('to jean@example.test'), { code: 'ECONNREFUSED' }))).toBe(
      'Error ECONNREFUSED',
    );
    expect(errorLabel(Object.assign(new Error('x'), { code: 'jean@example.test' }))).toBe('Error');
    expect(errorLabel(new DomainError('unavailable', 'Trop de monde.'))).toBe('DomainError unavailable');
    expect(errorLabel('jean@example.test')).toBe('unknown');
  });
});
