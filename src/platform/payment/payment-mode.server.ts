import type { Config } from '../config.server.ts';

export type PaymentMode = NonNullable<Config['PAYMENTS']>;

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

type ModeConfig = Pick<Config, 'PAYMENTS' | 'STRIPE_SECRET_KEY' | 'PUBLIC_URL'>;

/**
 * Returns how customers pay: as `PAYMENTS` says; by default at Stripe when its keys are set, as a demonstration on
 * this machine and for the demo company, and not at all anywhere else.
 */
export function decidePaymentMode(
  { PAYMENTS, STRIPE_SECRET_KEY, PUBLIC_URL }: ModeConfig,
  isDemoCompany: boolean,
): PaymentMode {
  if (PAYMENTS !== undefined) return PAYMENTS;
  if (STRIPE_SECRET_KEY !== undefined) return 'stripe';
  return isDemoCompany || LOCAL_HOSTS.includes(new URL(PUBLIC_URL).hostname) ? 'demo' : 'off';
}
