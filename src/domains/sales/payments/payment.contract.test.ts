import { describe, expect, it } from 'vitest';
import { PaymentRequest } from './payment.contract.ts';

describe('PaymentRequest', () => {
  it('accepts unknown texts up to the length searched for card data, and refuses longer ones', () => {
    expect(PaymentRequest.safeParse({ amount: 10, note: 'x'.repeat(200), nested: { a: 1 } }).success).toBe(true);
    const refused = PaymentRequest.safeParse({ amount: 10, note: `${'x'.repeat(200)}4` });
    expect(refused.error?.issues.map(({ path }) => path)).toEqual([['note']]);
  });
});
