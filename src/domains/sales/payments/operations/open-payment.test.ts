import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openPayment } from './open-payment.server.ts';

useDatabase();

const context: Context = { ...asVisitor(), actor: { kind: 'system' } };
let count = 0;
const open = (changes = {}) =>
  openPayment(context, {
    quoteId: null,
    invoiceId: null,
    serviceId: null,
    token: null,
    cardHolder: 'Ada',
    userId: null,
    amountCents: 1_000,
    transactionId: `TX-${++count}`,
    idempotencyKey: null,
    requestHash: 'a',
    ...changes,
  });

describe('openPayment', () => {
  it('stores one payment for one key, for any number of concurrent requests', async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => open({ idempotencyKey: 'k' })));
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(opened.map(({ payment }) => payment?.transaction_id)).size).toBe(1);
    await expect(open({ idempotencyKey: 'k', requestHash: 'b' })).rejects.toMatchObject({ status: 422 });
  });

  it('allows five payments per client and does not count a repeated request', async () => {
    for (let sent = 0; sent < 5; sent += 1) await open({ idempotencyKey: `k${sent}` });
    await open({ idempotencyKey: 'k0' });
    await expect(open()).rejects.toMatchObject({ code: 'limit' });
  });
});
