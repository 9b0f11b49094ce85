import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/** Ends the id of a module as islands load it. */
export const ISLAND_QUERY = '?island';

const toFile = (name: string): string =>
  normalizePath(fileURLToPath(new URL(`../../src/platform/islands${name}`, import.meta.url)));
const HYDRATE_NAME = '/hydrate-island.ts';
const HYDRATE_FILE = toFile(HYDRATE_NAME);

const REPLACED: Record<string, string> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': toFile('/preact-client.ts'),
};
/** What loads files later. Were it one module for all, no page could have it in a file with React. */
const PRELOAD = '\0vite/preload-helper.js';
const LOADER = /\/src\/platform\/islands\/islands-loader\.ts$|virtual:islands\/registry$/;
/** Own code, whose imports of React are replaced; packages and style sheets are the same for all. */
const OWN_CODE = /^(?!.*\/node_modules\/)[^\0?]+\.tsx?$/;
const REACT = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;

export const isForIslands = (id: string): boolean => id.endsWith(ISLAND_QUERY);

/**
 * Builds islands and all own code that they import a second time, with Preact in the place of React: a tenth of its
 * size. Pages that React Router hydrates keep React.
 */
export function islandModules(): Plugin {
  return {
    name: 'island-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // Chunks of hydrated pages do not take along what they depend on.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    async resolveId(source, importer, options) {
      const isOfIsland = importer !== undefined && isForIslands(importer);
      if (source === PRELOAD && importer !== undefined) {
        return isOfIsland || LOADER.test(importer) ? PRELOAD + ISLAND_QUERY : PRELOAD;
      }
      if (!isOfIsland && !source.endsWith(HYDRATE_NAME)) return;
      const replacement = isOfIsland ? REPLACED[source] : undefined;
      const from = isOfIsland ? importer.slice(0, -ISLAND_QUERY.length) : importer;
      const found = await this.resolve(replacement ?? source, from, { ...options, skipSelf: true });
      const belongs = (isOfIsland && replacement === undefined) || found?.id === HYDRATE_FILE;
      return found && belongs && OWN_CODE.test(found.id) ? { ...found, id: found.id + ISLAND_QUERY } : found;
    },
    load: {
      filter: { id: /^\0.*\?island$/ },
      async handler(id) {
        return (await this.load({ id: id.slice(0, -ISLAND_QUERY.length) })).code;
      },
    },
    buildEnd() {
      // A set that grows while it is walked: packages that an island loads count too.
      const reached = new Set([...this.getModuleIds()].filter(isForIslands));
      for (const id of reached) {
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
          if (REACT.test(imported)) this.error(`${id} must not load ${imported}: islands have no React.`);
          reached.add(imported);
        }
      }
    },
  };
}
