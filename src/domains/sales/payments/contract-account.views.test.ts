import { describe, expect, it } from 'vitest';
import type { AccountDocument, AccountMovement } from './contract-account.contract.ts';
import { describeDocument, getOtherSurplus, getSurplusSource } from './contract-account.views.ts';

const movement = (payment_id: number, amount: number, kind: AccountMovement['kind'] = 'receipt'): AccountMovement => ({
  ...{ id: 1, received_on: '2026-11-20', kind, means: 'transfer', amount, payment_id },
  ...{ reference: '', bank: '', reason: '' },
});

const INVOICE: AccountDocument = {
  ...{ id: 1, number: 'F-2026-000002', kind: 'invoice', issued_on: '2026-11-25', due_on: '2026-12-25' },
  ...{ gross: 770, paid: 770, due: 0, voided: 0, credits: '' },
};

describe('describeDocument', () => {
  it('says what a document deducted of money that no longer counts', () => {
    expect(describeDocument(INVOICE)).toBe('réglé');
    const words = describeDocument({ ...INVOICE, paid: 0, due: 770, voided: 330 }).replaceAll(/\s/g, ' ');
    expect(words).toMatch(/^770,00 € à régler .* · 330,00 € déduits ici ont été annulés/);
  });
});

describe('getOtherSurplus', () => {
  it('leaves out what a withdrawal caused, to the cent', () => {
    expect(getOtherSurplus({ surplus: 75.3, refund_due: 50.1 })).toBe(25.2);
  });
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
