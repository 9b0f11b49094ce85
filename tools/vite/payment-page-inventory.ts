import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInventory } from '../../src/platform/page-integrity/page-inventory.server.ts';

const PAGE = '/payment';

/** Writes `payment-page.json` beside the browser build: every script and style sheet of /payment with its hash. */
export async function writePaymentPageInventory(buildFolder: string): Promise<void> {
  const client = join(buildFolder, 'client');
  const manifests = readdirSync(join(client, 'assets')).filter((name) => /^manifest-\w+\.js$/.test(name));
  const [manifest] = manifests;
  if (manifest === undefined || manifests.length > 1) throw new Error('The build must have one route manifest.');
  const inventory = await createInventory(client, `/assets/${manifest}`, PAGE);
  await writeFile(join(buildFolder, 'payment-page.json'), `${JSON.stringify(inventory, null, 2)}\n`);
}
