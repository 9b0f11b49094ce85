import { describe, expect, it } from 'vitest';
import { DomainError, type ErrorCode, invalidField, refuseStale, STATUS_OF_ERROR } from './errors.ts';

describe('DomainError', () => {
  it.each(Object.entries(STATUS_OF_ERROR))('maps %s to HTTP status %i', (code, status) => {
    expect(new DomainError(code as ErrorCode, 'Non.').status).toBe(status);
  });

  it('carries the data that an entry point needs for its response', () => {
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

  it('leaves the cause undefined when none is given', () => {
    expect('cause' in new DomainError('conflict', 'Non.')).toBe(false);
  });

  it('names one invalid field', () => {
    const refusal = invalidField('email', 'Déjà utilisée.');
    expect([refusal.status, refusal.message, refusal.fields]).toEqual([
      422,
      'Déjà utilisée.',
      { email: ['Déjà utilisée.'] },
    ]);
  });
});

describe('refuseStale', () => {
  it('refuses a stale version with 409, and accepts an edit without a version', () => {
    expect(() => refuseStale('b', 'a')).toThrow(expect.objectContaining({ status: 409 }));
    expect(() => refuseStale('b', 'b')).not.toThrow();
    expect(() => refuseStale('b', undefined)).not.toThrow();
  });
});
