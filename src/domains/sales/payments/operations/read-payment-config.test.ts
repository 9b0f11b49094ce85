import { afterEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { STRIPE_KEYS } from '#tests/support/fake-stripe.ts';
import { readPaymentConfig } from './read-payment-config.server.ts';

useDatabase();
describe('readPaymentConfig', () => {
  afterEach(() => openGateway({}));

  it('lists the demonstration’s test cards and allows free amounts', async () => {
    const config = await readPaymentConfig(asVisitor(), {});
    expect(config).toMatchObject({
      mode: 'sandbox',
      publishable_key: null,
      free_payments: true,
      least: 1,
      most: 50_000,
    });
    expect(config.test_cards).toHaveLength(4);
  });

  it('lists no test cards with Stripe, and allows free amounts only when enabled', async () => {
    await openGateway(STRIPE_KEYS);
    expect(await readPaymentConfig(asVisitor(), {})).toMatchObject({
      mode: 'stripe',
      publishable_key: STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY,
      test_cards: [],
      free_payments: false,
    });
  });
});
