import type { UserConfig } from 'vite';
import { BUNDLED_DEPENDENCIES } from './bundled-dependencies.ts';
import { isForIslands } from './island-modules-plugin.ts';

/** Configures the server bundle: development packages are bundled, `dependencies` are read from node_modules. */
export function serverPackages(dependencies: string[]): UserConfig {
  return {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: dependencies.filter((name) => !BUNDLED_DEPENDENCIES.includes(name)) },
  };
}

/** Public components, the islands' styles and the hydration code: all of them are on the home page. */
const SHARED_BY_ISLANDS = new RegExp(
  [
    'src/ui/tokens/.*css$',
    'src/ui/public/(?!page/|api-console/|islands/[a-z-]+\\.tsx|start-carousel|carousel|card\\.tsx|icon-|section|logo|stars)',
    'src/domains/((website|services|places/cities)/public/islands|contact/public/(form|islands))[^.]*\\.module\\.css',
    'src/platform/islands/(hydrate-island|early-typing)',
    'src/domains/contact/public/form/use-service-choices',
    'src/kernel/motion',
    'src/domains/website/(motion\\.views|home-islands\\.texts)',
  ].join('|'),
);

/** Styles that no island has: of the frame, of the cards of all domains and of components on many pages. */
const SEEN_ON_MANY_PAGES = new RegExp(
  [
    'src/domains/website/public/((home|about)/[^/]+|(?!account-menu)[^/]+)\\.module\\.css',
    'src/domains/(contact|services)/public/(sections/)?[^/]+\\.module\\.css',
    'src/domains/gallery/public/gallery-grid\\.module\\.css',
    'src/ui/public/(carousel|section|logo|stars|page/[^/]+)\\.module\\.css',
    'src/domains/[a-z/]+/public/([a-z]+-card|comparison|trip-planner-frame|trip/trip-planner|marker-shape|newsletter)\\.module\\.css',
  ].join('|'),
);

/** A browser fetches six files at once: besides a page's fonts and first script, three style sheets are the most. */
const KINDS_OF_PAGES: [string, RegExp][] = [
  ['site-zones', /src\/domains\/places\/zones\/public\/(?!islands\/detailed-map\.).*\.module\.css/],
  ['site-legal', /src\/domains\/website\/public\/(legal|prices)\/.*\.module\.css/],
  ['site-blog', /src\/domains\/blog\/public\/(sections|article)\/.*\.module\.css/],
  ['site-city', /src\/domains\/places\/cities\/public\/.*\.module\.css/],
  ['site-reviews', /src\/domains\/testimonials\/public\/sections\/.*\.module\.css/],
  ['site-api', /src\/(app|ui\/public\/api-console)\/api-[a-z]+\.module\.css/],
  ['site-discussion', /src\/domains\/chat\/public\/discussion\/.*\.module\.css/],
];
const OF_ONE_KIND_OF_PAGE = /src\/domains\/website\/public\/([a-z-]+)\/[^/]+\.module\.css/;

/** What tries the calls of the API. */
const OF_API_PAGE = /src\/ui\/public\/(api-console\/|islands\/api-)/;

/** Preact, and what puts it in the place of React. */
const PREACT = /node_modules\/preact\/|src\/platform\/islands\/preact-client/;

/** React, what every page with islands needs besides, and what hydrated pages share with those. */
const ON_EVERY_PAGE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler)/',
    'src/kernel/(catalogue|href|dates|quote-call|person-name)\\.',
    'src/domains/(settings/menu|website/frame)\\.texts',
    'src/ui/http/(stored-session|follow-stream|request|api-error|sending-key)\\.',
    'vite/preload-helper\\.js$',
  ].join('|'),
);

/** An island as hydrated pages have it. */
const ISLAND_ON_PAGES = /\/public\/islands\/([^/]+)\.tsx$/;
const STYLE = /\.css$/;

/** Chunks of one subject: style sheets, code of islands and code of hydrated pages must not share one. */
const apart = (debugName: string, test: RegExp) => ({
  debugName,
  test,
  name: (id: string): string => (STYLE.test(id) ? debugName : `${debugName}-${isForIslands(id) ? 'islands' : 'pages'}`),
});

/**
 * React, the catalogue and `href` are one chunk of hydrated pages; islands have Preact and their own copy of the rest.
 * Public pages share two more chunks, each kind of page has its own: few style sheets, none of them empty.
 */
export const browserChunks = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      { name: 'islands', test: (id: string) => PREACT.test(id) || (isForIslands(id) && ON_EVERY_PAGE.test(id)) },
      { name: 'react', test: (id: string) => !isForIslands(id) && ON_EVERY_PAGE.test(id) },
      // The back office has these too: they must not pull in the styles of the public site.
      apart('public', SHARED_BY_ISLANDS),
      apart(
        'home',
        /src\/(ui\/public\/islands\/key-figures|domains\/website\/public\/islands\/(before-after|hero-slider))\.tsx/,
      ),
      // Every page uses these texts; the styles of the conversation load with its panel.
      apart('chat-words', /src\/domains\/chat\/chat-visitor\./),
      apart('chat-shared', /src\/domains\/chat\/ui\//),
      apart('chat', /src\/domains\/chat\/public\/(?!islands\/|discussion)/),
      {
        name: 'api-islands',
        test: (id: string) => isForIslands(id) && OF_API_PAGE.test(id),
        includeDependenciesRecursively: false,
      },
      // After the styles of the page that has it: what an island loads later must not seem to bring those.
      {
        debugName: 'island-on-pages',
        test: ISLAND_ON_PAGES,
        name: (id: string) => ISLAND_ON_PAGES.exec(id)?.[1] ?? null,
        includeDependenciesRecursively: false,
      },
      { name: 'site', test: SEEN_ON_MANY_PAGES },
      ...KINDS_OF_PAGES.map(([name, test]) => ({ name, test })),
      {
        debugName: 'site-kinds',
        test: OF_ONE_KIND_OF_PAGE,
        name: (id: string) => `site-${OF_ONE_KIND_OF_PAGE.exec(id)?.[1]}`,
      },
    ],
  },
};
