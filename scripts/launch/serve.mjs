import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of the data folder with compiled code; the server makes it once a start has succeeded. */
const COMPILED = 'compiled';

/**
 * Returns a name of a build: the names of its files contain their hashes.
 * @param {string} entry
 */
function nameBuild(entry) {
  const names = readdirSync(join(entry, '..', 'assets'))
    .sort()
    .join();
  return createHash('sha256').update(names).digest('hex').slice(0, 16);
}

/**
 * Uses the compiled code of an earlier start, and lets Node write what is missing. Writes nothing into a folder that no
 * start has taken yet; where nothing can be written, Node compiles as without it.
 * @param {string} entry
 */
function takeCompiledCode(entry) {
  const folder = join(process.env.DATA_DIR || 'data', COMPILED);
  if (existsSync(folder)) enableCompileCache(join(folder, nameBuild(entry)));
}

/**
 * Starts a built server in this process.
 * @param {string} entry its first file
 */
export async function serve(entry) {
  takeCompiledCode(entry);
  const { main } = await import(pathToFileURL(entry).href);
  await main();
}
