// No `import` of Node's own modules: for one, Node loads forty more than this needs (tools/vite/built-in-modules-plugin.ts).
const { setFlagsFromString } = process.getBuiltinModule('node:v8');

/** Flags (`server-flags.mjs`) with which Node refuses the compiled code of its own modules, and their opposite. */
const REFUSING = new Map([
  ['--disallow-code-generation-from-strings', '--no-disallow-code-generation-from-strings'],
  ['--initial-old-space-size', '--initial-old-space-size=0'],
]);

/** Modules of Node that precede the first answer. */
const BUILT_IN = [
  ...['crypto', 'http', 'https', 'cluster', 'dns', 'sqlite', 'zlib', 'worker_threads'],
  ...['fs/promises', 'timers/promises', 'perf_hooks', 'assert', 'inspector'],
];

/** Modules of Node that precede the first page. */
const FOR_PAGES = ['http2', 'stream/web'];

/**
 * Loads something from the compiled code of Node's own modules. V8 reads both flags when it makes a heap and a context:
 * those of this process are made, and a thread, which gets its own, starts after the flags are set again.
 * @param {() => void} load
 */
function fromCompiledCode(load) {
  /** @param {string} flag */
  const getOpposite = (flag) => REFUSING.get(flag.replace(/=.*/, ''));
  const given = process.execArgv.filter(getOpposite);
  for (const flag of given) setFlagsFromString(getOpposite(flag) ?? flag);
  load();
  for (const flag of given) setFlagsFromString(flag);
}

/** @param {string[]} names */
function loadBuiltIn(names) {
  for (const name of names) process.getBuiltinModule(`node:${name}`);
}

/** Loads what the pages need; no thread may start meanwhile. */
const loadForPages = () =>
  fromCompiledCode(() => {
    loadBuiltIn(FOR_PAGES);
    // Loads what `fetch` consists of.
    void globalThis.Response;
  });

fromCompiledCode(() => loadBuiltIn(BUILT_IN));

const { createHash } = process.getBuiltinModule('node:crypto');
const { existsSync, readdirSync } = process.getBuiltinModule('node:fs');
const { enableCompileCache } = process.getBuiltinModule('node:module');
const { join } = process.getBuiltinModule('node:path');
const { pathToFileURL } = process.getBuiltinModule('node:url');

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
  await main(loadForPages);
}
