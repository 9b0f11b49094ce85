import { describe, expect, it } from 'vitest';
import { DomainError } from '#src/kernel/errors.ts';
import { retryHeaders, toRefusal } from './refusal.server.ts';

describe('toRefusal', () => {
  it('translates a database outage into 503 with Retry-After', () => {
    const refusal = toRefusal(new Error('Connection terminated unexpectedly'));
    expect([refusal.status, retryHeaders(refusal)]).toEqual([503, { 'Retry-After': '5' }]);
  });

  it('returns a DomainError unchanged', () => {
    const refusal = new DomainError('not-found', 'Rien ici.');
    expect([toRefusal(refusal), retryHeaders(refusal)]).toEqual([refusal, {}]);
  });

  it('turns any other error into an internal one', () => {
    expect(toRefusal(new Error('x'))).toMatchObject({ status: 500, message: 'Erreur interne.' });
  });
});
