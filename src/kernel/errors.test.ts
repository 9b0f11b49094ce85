import { describe, expect, it } from 'vitest';
import { DomainError, type ErrorCode, invalidField, refuseStale, STATUS_OF_ERROR } from './errors.ts';

describe('DomainError', () => {
  it.each(Object.entries(STATUS_OF_ERROR))('%s is HTTP status %i', (code, status) => {
    expect(new DomainError(code as ErrorCode, 'Non.').status).toBe(status);
  });

  it('carries what a door needs to say it well', () => {
    const cause = new Error('disk');
    const refusal = new DomainError('limit', 'Trop de tentatives.', { retryAfterSeconds: 30, cause });
    expect(refusal).toMatchObject({
      name: 'DomainError',
      message: 'Trop de tentatives.',
      retryAfterSeconds: 30,
      cause,
    });
    expect(refusal.fields).toBeUndefined();
  });

  it('has no cause when none is given', () => {
    expect('cause' in new DomainError('conflict', 'Non.')).toBe(false);
  });

  it('names one wrong field', () => {
    const refusal = invalidField('email', 'Déjà utilisée.');
    expect([refusal.status, refusal.message, refusal.fields]).toEqual([
      422,
      'Déjà utilisée.',
      { email: ['Déjà utilisée.'] },
    ]);
  });
});

describe('a stale edit', () => {
  it('is refused with 409; an editor who says nothing is believed', () => {
    expect(() => refuseStale('b', 'a')).toThrow(expect.objectContaining({ status: 409 }));
    expect(() => refuseStale('b', 'b')).not.toThrow();
    expect(() => refuseStale('b', undefined)).not.toThrow();
  });
});
