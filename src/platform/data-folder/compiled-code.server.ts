import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { log } from '../log.server.ts';

/** `scripts/launch/serve.mjs` reads it. */
const COMPILED = 'compiled';

/** When a start has compiled what its first requests need, and the requests that waited for it are answered. */
const WRITTEN_AFTER_MS = 5_000;

/**
 * Makes the folder from which the next start takes its compiled code, and writes into it what this start has compiled;
 * what another build left there is deleted. A failure only makes the next start slower.
 */
export function keepCompiledCode(dataFolder: string, afterMs = WRITTEN_AFTER_MS): void {
  const folder = join(dataFolder, COMPILED);
  setTimeout(() => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      flushCompileCache();
      deleteOthers(folder, getCompileCacheDir());
    } catch (error) {
      log().warn({ err: error }, 'compiled code could not be stored');
    }
  }, afterMs).unref();
}

/** Keeps the folder of this build; Node has a folder for each of its versions in it. */
function deleteOthers(folder: string, used: string | undefined): void {
  if (used === undefined) return;
  const own = basename(dirname(used));
  for (const name of readdirSync(folder)) {
    if (name !== own) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
