import { describe, expect, it } from 'vitest';
import { createSandboxGateway } from './sandbox-gateway.server.ts';

const charge = { transactionId: 'TX-1', amountCents: 1_000, description: '' };

describe('createSandboxGateway', () => {
  const gateway = createSandboxGateway();

  it('repeats its first result for a transaction, with or without the card number', async () => {
    const paid = await gateway.create({ ...charge, cardNumber: '4242424242424242' });
    expect(paid).toMatchObject({ status: 'succeeded', receivedCents: 1_000 });
    expect(await gateway.create(charge)).toEqual(paid);
  });

  it('keeps a payment failed that was cancelled before its card number arrived', async () => {
    const other = { ...charge, transactionId: 'TX-2' };
    const failed = await gateway.create(other);
    expect(failed).toMatchObject({ status: 'failed', failure: 'interrupted', receivedCents: 0 });
    expect(await gateway.create({ ...other, cardNumber: '4242424242424242' })).toEqual(failed);
  });
});
