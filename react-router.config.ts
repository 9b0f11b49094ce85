import type { Config } from '@react-router/dev/config';
import { compressAssets } from './tools/vite/compress-assets.ts';
import { writePaymentPageInventory } from './tools/vite/payment-page-inventory.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The back office knows all its routes at once: no request for a route's address later.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await compressAssets(`${buildDirectory}/client`);
    await writePaymentPageInventory(buildDirectory);
  },
} satisfies Config;
