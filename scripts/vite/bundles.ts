import type { UserConfig } from 'vite';

/** Always bundled into the server, so that the production React runs whatever NODE_ENV the process was given. */
const BUNDLED_DEPENDENCIES = new Set(['react', 'react-dom', 'react-router', '@react-router/node']);

/** Server bundle: development packages go in, the packages of `dependencies` are read from node_modules. */
export function serverPackages(dependencies: string[]): UserConfig {
  return {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: dependencies.filter((name) => !BUNDLED_DEPENDENCIES.has(name)) },
  };
}

/** Public components and the looks of the islands: all of it is on the home page. */
const SHARED_BY_ISLANDS =
  /src\/ui\/(tokens|public)\/(?!start-belt|belt|icon-|section|logo|stars)|src\/domains\/(site\/ui\/islands|contact\/ui\/(form|islands))[^.]*\.module\.css/;

/**
 * React alone in one chunk: islands and hydrated pages share it, the loader never pulls it in.
 * What public pages share makes two more, so that a page asks for few style sheets.
 */
export const browserChunks = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
      { name: 'public', test: SHARED_BY_ISLANDS },
      { name: 'site', test: /src\/domains\/site\/ui\/.*\.module\.css/ },
    ],
  },
};
