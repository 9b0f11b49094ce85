import { afterEach, beforeEach } from 'vitest';
import { openGateway } from '#src/platform/payment/gateway.server.ts';

/** Opens the demonstration of payments (`PAYMENTS=demo`) for every test of the file; elsewhere nothing is paid online. */
export function useDemoPayments(): void {
  beforeEach(async () => {
    await openGateway({});
    await openGateway({ PAYMENTS: 'demo' });
  });
  afterEach(async () => {
    await openGateway({});
  });
}
