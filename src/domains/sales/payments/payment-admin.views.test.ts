import { describe, expect, it } from 'vitest';
import { proposeRefund } from './payment-admin.views.ts';

describe('proposeRefund', () => {
  it.each([
    ['the whole payment with its credit note', { left: 500, surplus: 0 }, { amount: 500, credits: true }],
    ['the surplus without a credit note', { left: 500, surplus: 12.5 }, { amount: 12.5, credits: false }],
    ['no more than the payment', { left: 500, surplus: 800 }, { amount: 500, credits: false }],
  ])('proposes %s', (_what, known, proposal) => {
    expect(proposeRefund(known)).toEqual(proposal);
  });
});
