import type { Config } from '#src/platform/config.server.ts';
import { publish, subscribe } from '#src/platform/events/events.server.ts';
import { log } from '#src/platform/log.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { decidePaymentMode } from '#src/platform/payment/payment-mode.server.ts';

/** Returns whether the site still shows the demo company; its content is imported only where it may exist. */
async function showsDemoCompany({ DEMO }: Config): Promise<boolean> {
  if (!DEMO) return false;
  const { isDemoCompany } = await import('#demo/demo-company.server.ts');
  return isDemoCompany();
}

/** Opens the gateway, and opens another one when the owner's own company replaces the demo company. */
export async function openPayments(config: Config): Promise<() => void> {
  const decide = async () => decidePaymentMode(config, await showsDemoCompany(config));
  let mode = await decide();
  await openGateway({ ...config, PAYMENTS: mode });
  const follow = async (): Promise<void> => {
    const decided = await decide();
    if (decided === mode) return;
    mode = decided;
    await openGateway({ ...config, PAYMENTS: mode });
    // The default of one setting depends on the mode.
    await publish('content', { what: 'settings' });
  };
  // The mode at the start was decided with the settings of no mode.
  await publish('content', { what: 'settings' });
  return subscribe('content', ({ what }) => {
    if (what !== 'settings' && what !== 'everything') return;
    follow().catch((error: unknown) => log().warn({ err: error }, 'payment mode not decided'));
  });
}
