import type { Config } from '@react-router/dev/config';
import { compressAssets } from './tools/vite/compress-assets.ts';
import { writePaymentPageInventory } from './tools/vite/payment-page-inventory.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The back office loads its whole route manifest at once: no later request for a route's address.
  routeDiscovery: { mode: 'initial' },
  // One file a screen instead of three.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await compressAssets(`${buildDirectory}/client`);
    await writePaymentPageInventory(buildDirectory);
  },
} satisfies Config;
