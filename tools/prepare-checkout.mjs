import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { productNode, ROOT } from '../scripts/launch/product-node.mjs';
import { ensureBuilt, isBuilt } from './built.mjs';
import { ensureInstalled, isInstalled } from './installed.mjs';
import { refuseDataFolder, refuseReadOnlyCode, refuseSilentDatabase, refuseTightDisk } from './surroundings.mjs';

// Runs on the system's Node (20 or later) before anything is installed: uses Node's own modules only.

/** What a first installation and a build write, in bytes. */
const INSTALL_BYTES = 1_500_000_000;
const BUILD_BYTES = 150_000_000;

/**
 * Installs and builds what a checkout lacks, once nothing else can stop the start.
 * @param {NodeJS.ProcessEnv} environment
 * @param {(line: string) => void} print
 * @throws Error with one French line: variable, cause and remedy.
 */
export async function prepareCheckout(environment, print) {
  const lacksPackages = !isInstalled();
  if (!lacksPackages && isBuilt()) return;
  refuseReadOnlyCode(ROOT);
  refuseDataFolder(environment);
  refuseTightDisk(ROOT, lacksPackages ? INSTALL_BYTES : BUILD_BYTES);
  await refuseSilentDatabase(environment);
  ensureInstalled(print);
  refuseVariables();
  ensureBuilt(print);
}

/** Refuses wrong variables by the product's own rules, which need its packages. */
function refuseVariables() {
  const check = join(ROOT, 'tools', 'check-variables.ts');
  const { status, stderr } = spawnSync(productNode(), [check], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1));
}
