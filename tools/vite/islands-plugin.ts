import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EnvironmentModuleNode, type Manifest, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { ISLAND_QUERY } from './island-modules-plugin.ts';

const REGISTRY_ID = 'virtual:islands/registry';
const LOADER_URL_ID = 'virtual:islands/loader-url';
const DEV_ID = 'virtual:islands/dev';
const toFile = (name: string): string =>
  normalizePath(fileURLToPath(new URL(`../../src/platform/islands/${name}`, import.meta.url)));
const LOADER_FILE = toFile('islands-loader.ts');

interface IslandsOptions {
  /** Globs of the island files, absolute from the Vite root. */
  files: string[];
}

/**
 * Builds the React islands: the registry (eager on the server, lazy in the browser), the loader as another browser
 * entry, its URL for the server, and Fast Refresh on pages that React Router does not hydrate.
 */
export function islands({ files }: IslandsOptions): Plugin {
  let config: ResolvedConfig;
  const loaderUrl = (): string => {
    const fromRoot = normalizePath(relative(config.root, LOADER_FILE));
    if (config.command === 'serve') {
      return fromRoot.startsWith('../') ? `/@fs${LOADER_FILE}` : `/${fromRoot}`;
    }
    const folder = config.environments.client?.build.outDir ?? '';
    const manifest = JSON.parse(readFileSync(resolve(config.root, folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    return `${config.base}${manifest[fromRoot]?.file}`;
  };

  return {
    name: 'islands',
    config: () => ({ environments: { client: { build: { rollupOptions: { input: [LOADER_FILE] } } } } }),
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (id) => ([REGISTRY_ID, LOADER_URL_ID, DEV_ID].includes(id) ? `\0${id}` : undefined),
    load(id) {
      const server = this.environment.config.consumer === 'server';
      if (id === `\0${REGISTRY_ID}`) {
        const how = server ? { eager: true } : config.command === 'build' ? { query: ISLAND_QUERY } : {};
        return `export default import.meta.glob(${JSON.stringify(files)}, ${JSON.stringify(how)});`;
      }
      if (id === `\0${LOADER_URL_ID}`) {
        return `export default ${JSON.stringify(server ? loaderUrl() : undefined)};`;
      }
      return id === `\0${DEV_ID}` ? (config.command === 'serve' ? DEV_CODE : '') : undefined;
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) {
        return;
      }
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file) ?? new Set();
      if (![...inBrowser].some((module) => reachesLoader(module))) {
        server.environments.client.hot.send({ type: 'custom', event: 'islands:page-changed' });
      }
    },
  };
}

/** React Router's refresh runtime requires its router; a static document has none to revalidate. */
const DEV_CODE = `
import 'virtual:react-router/inject-hmr-runtime';
window.__reactRouterDataRouter ??= { revalidate: async () => {} };
import.meta.hot?.on('islands:page-changed', () => location.reload());
`;

function reachesLoader(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (module.file === LOADER_FILE) {
    return true;
  }
  seen.add(module);
  return [...module.importers].some((importer) => !seen.has(importer) && reachesLoader(importer, seen));
}
