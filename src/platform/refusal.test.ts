import { describe, expect, it } from 'vitest';
import { DomainError } from '#src/kernel/errors.ts';
import { retryHeaders, toRefusal } from './refusal.server.ts';

describe('toRefusal', () => {
  it('translates a database that does not answer into 503 with a time to come back', () => {
    const refusal = toRefusal(new Error('Connection terminated unexpectedly'));
    expect([refusal.status, retryHeaders(refusal)]).toEqual([503, { 'Retry-After': '5' }]);
  });

  it('leaves a refusal as it is', () => {
    const refusal = new DomainError('not-found', 'Rien ici.');
    expect([toRefusal(refusal), retryHeaders(refusal)]).toEqual([refusal, {}]);
  });

  it('calls anything else internal', () => {
    expect(toRefusal(new Error('x'))).toMatchObject({ status: 500, message: 'Erreur interne.' });
  });
});
