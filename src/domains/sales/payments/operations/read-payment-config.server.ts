import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { TEST_CARDS } from '#src/kernel/payment-card.ts';
import { query } from '#src/platform/operation.server.ts';
import { gateway } from '#src/platform/payment/gateway.server.ts';
import { FREE_LEAST, FREE_MOST, PaymentConfig } from '../payment.contract.ts';

/** Returns what the payment page needs before any input. */
export const readPaymentConfig = query({
  allow: 'anyone',
  input: z.object({}),
  output: PaymentConfig,
  run: async (_input) => {
    const { payments } = await readSettings();
    const { mode, publicConfig } = gateway();
    return {
      mode,
      publishable_key: publicConfig().publishableKey,
      test_cards: mode === 'sandbox' ? [...TEST_CARDS] : [],
      free_payments: payments.allow_free_payments,
      least: FREE_LEAST / 100,
      most: FREE_MOST / 100,
    };
  },
});
