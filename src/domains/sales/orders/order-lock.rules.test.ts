import { describe, expect, it } from 'vitest';
import { requireOpenContract, requireUnlocked } from './order-lock.rules.ts';

const CONFLICT = expect.objectContaining({ code: 'conflict' });

describe('requireOpenContract', () => {
  it.each(['withdrawn', 'refused', 'cancelled', 'unoffered'] as const)(
    'keeps the cancelled order of a %s contract closed',
    (end) => {
      expect(() => requireOpenContract({ status: 'annulé' }, 'en_cours', end)).toThrow(CONFLICT);
    },
  );

  it.each([
    ['an order whose contract is in force', 'annulé', 'en_cours', null],
    ['an order that was never cancelled', 'planifié', 'en_cours', 'withdrawn'],
    ['the cancellation itself', 'planifié', 'annulé', 'withdrawn'],
    ['a change without a status', 'annulé', undefined, 'withdrawn'],
  ] as const)('allows %s', (_case, before, status, end) => {
    expect(() => requireOpenContract({ status: before }, status, end)).not.toThrow();
  });
});

describe('requireUnlocked', () => {
  const ORDER = {
    client_name: 'Paule Rivoire',
    client_email: '',
    address: '3 rue des Lilas',
    service: 'Couverture',
    customer_kind: 'consumer',
    budget_cents: 500_000,
  } as const;
  const OPEN = { invoice: undefined, isSigned: false, isBilled: false };

  it.each([
    ['F-2026-000012', { ...OPEN, invoice: 'F-2026-000012', isSigned: true, isBilled: true }],
    ['devis accepté', { ...OPEN, isSigned: true, isBilled: true }],
    ['facturé ou reçu', { ...OPEN, isBilled: true }],
  ])('gives the strongest reason that fixes an order: %s', (reason, lock) => {
    expect(() => requireUnlocked(ORDER, { budget_cents: 1 }, lock)).toThrow(reason);
  });

  it.each([
    ['client_name', 'Autre'],
    ['address', 'Ailleurs'],
    ['service', 'Zinguerie'],
    ['customer_kind', 'professional'],
    ['budget_cents', 0],
  ])('protects %s of a signed order', (field, value) => {
    expect(() => requireUnlocked(ORDER, { [field]: value }, { ...OPEN, isSigned: true })).toThrow(CONFLICT);
  });

  it.each([
    ['values that stay the same', { client_name: 'Paule Rivoire', budget_cents: 500_000 }],
    ['a value that was empty', { client_email: 'paule@essai.example' }],
    ['no agreed value at all', {}],
  ])('allows a signed and billed order %s', (_case, change) => {
    expect(() => requireUnlocked(ORDER, change, { ...OPEN, isSigned: true, isBilled: true })).not.toThrow();
  });

  it('allows every change of an order that nothing fixes', () => {
    expect(() => requireUnlocked(ORDER, { client_name: 'Autre', budget_cents: 1 }, OPEN)).not.toThrow();
  });
});
