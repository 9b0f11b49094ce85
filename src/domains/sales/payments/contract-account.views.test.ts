import { describe, expect, it } from 'vitest';
import type { AccountMovement } from './contract-account.contract.ts';
import { getSurplusSource } from './contract-account.views.ts';

const movement = (payment_id: number, amount: number, kind: AccountMovement['kind'] = 'receipt'): AccountMovement => ({
  ...{ id: 1, received_on: '2026-11-20', kind, means: 'transfer', amount, payment_id },
  ...{ reference: '', bank: '', reason: '' },
});

describe('getSurplusSource', () => {
  it('takes the last payment that holds the surplus, with what was refunded of it before', () => {
    const movements = [movement(1, 500), movement(2, 300), movement(2, -100, 'refund')];
    expect(getSurplusSource({ movements, surplus: 200 })).toMatchObject({ paymentId: 2, left: 200, refunded: 100 });
    expect(getSurplusSource({ movements, surplus: 250 })).toMatchObject({ paymentId: 1, left: 500, refunded: 0 });
  });

  it('takes the largest payment when none covers the surplus, and never a reversed one', () => {
    const movements = [movement(1, 500), movement(2, 300), movement(2, -300, 'reversal')];
    expect(getSurplusSource({ movements, surplus: 600 })).toMatchObject({ paymentId: 1, left: 500 });
    expect(getSurplusSource({ movements: movements.slice(1), surplus: 600 })).toBeUndefined();
  });
});
