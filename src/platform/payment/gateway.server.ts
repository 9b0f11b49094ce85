import { perApp } from '../app-state.server.ts';
import type { Config } from '../config.server.ts';
import type { PaymentGateway } from './gateway-port.server.ts';
import { OFF_GATEWAY } from './off-gateway.server.ts';
import { createSandboxGateway } from './sandbox-gateway.server.ts';

export type GatewayConfig = Pick<
  Config,
  'PAYMENTS' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

const current = perApp((): { gateway: PaymentGateway } => ({ gateway: OFF_GATEWAY }));

async function findGateway(config: Partial<GatewayConfig>): Promise<PaymentGateway> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = config;
  const mode = config.PAYMENTS ?? (STRIPE_SECRET_KEY === undefined ? 'off' : 'stripe');
  if (mode === 'demo') return gateway().mode === 'sandbox' ? gateway() : createSandboxGateway();
  if (mode === 'off' || !STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return OFF_GATEWAY;
  // Loads Stripe's library only where it is used.
  const { stripeGateway } = await import('./stripe-gateway.server.ts');
  return stripeGateway({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL,
  });
}

/** Opens the gateway of a mode; without one, Stripe when its keys are set. An open demonstration stays open. */
export async function openGateway(config: Partial<GatewayConfig>): Promise<PaymentGateway> {
  const own = current();
  own.gateway = await findGateway(config);
  return own.gateway;
}

export const gateway = (): PaymentGateway => current().gateway;

/** Returns whether the mode is the demonstration: only then do its payments and its documents count. */
export const isDemonstration = (): boolean => gateway().mode === 'sandbox';
