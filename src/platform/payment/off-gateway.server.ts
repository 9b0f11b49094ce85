import { DomainError } from '#src/kernel/errors.ts';
import type { PaymentGateway } from './gateway-port.server.ts';

const OFF = 'Le paiement en ligne n’est pas proposé ici : réglez par virement.';

const refuse = (): never => {
  throw new DomainError('conflict', OFF);
};
const refuseLater = async (): Promise<never> => refuse();

/** Takes no payment, neither real nor for demonstration. */
export const OFF_GATEWAY: PaymentGateway = {
  mode: 'off',
  publicConfig: () => ({ publishableKey: null }),
  create: refuseLater,
  retrieve: refuseLater,
  cancel: refuseLater,
  refund: refuseLater,
  parseWebhook: refuse,
  answersWithinSeconds: 2,
  abandonedAfterSeconds: Number.POSITIVE_INFINITY,
};
