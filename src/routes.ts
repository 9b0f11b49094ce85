import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Documents: rendered by the server, not hydrated (`handle = { still: true }`), moved by islands. */
const documents = [index('domains/site/pages/home-page.tsx'), route('*', 'domains/site/pages/not-found-page.tsx')];

/** Apps: hydrated pages that load their data in the browser through the API. */
const apps: RouteConfig = [];

export default [...documents, ...apps] satisfies RouteConfig;
