import { perApp } from '../app-state.server.ts';
import type { Config } from '../config.server.ts';
import type { PaymentGateway } from './gateway-port.server.ts';
import { createSandboxGateway } from './sandbox-gateway.server.ts';

export type GatewayConfig = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

const current = perApp((): { gateway: PaymentGateway } => ({ gateway: createSandboxGateway() }));

/** Opens the gateway: Stripe when its three keys are set, else the demonstration. Called once at start. */
export async function openGateway(config: Partial<GatewayConfig>): Promise<PaymentGateway> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = config;
  const own = current();
  own.gateway = createSandboxGateway();
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    // Loads Stripe's library only where it is used.
    const { stripeGateway } = await import('./stripe-gateway.server.ts');
    own.gateway = stripeGateway({
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: STRIPE_API_URL,
    });
  }
  return own.gateway;
}

export const gateway = (): PaymentGateway => current().gateway;
