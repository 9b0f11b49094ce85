import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Module = NonNullable<Routes[string]>['module'];

/** A production build has some routes in a file of their own: their modules are empty until it is loaded. */
export type DividedBuild = ServerBuild & { loadLateRoutes?: () => Promise<{ modules: Record<string, Module> }> };

/** Only the scripts of hydrated pages ask for these. */
const OF_SCRIPTS = /\.data$|^\/__manifest$/;

/** Loads the late routes into the build. Calling it again changes nothing. @throws when their file cannot be loaded. */
export async function fillLateRoutes({ routes, loadLateRoutes }: DividedBuild): Promise<void> {
  const { modules } = (await loadLateRoutes?.()) ?? { modules: {} };
  for (const [id, module] of Object.entries(modules)) {
    const route = routes[id];
    if (route !== undefined) route.module = module;
  }
}

/** Returns what tells whether the route of a path has yet to be loaded. */
export function lateRouteTable(routes: Routes): (path: string) => boolean {
  const table = toTable(routes, '');
  return (path) => {
    if (OF_SCRIPTS.test(path)) return true;
    const last = matchRoutes(table, path)?.at(-1)?.route.id;
    const module = last === undefined ? undefined : routes[last]?.module;
    return module !== undefined && Object.keys(module).length === 0;
  };
}

/** Returns the routes below one, with what decides which of them answers a path. */
function toTable(routes: Routes, parent: string): RouteObject[] {
  const children = Object.values(routes).flatMap((route) => (route && (route.parentId ?? '') === parent ? route : []));
  return children.map(({ id, path, index, caseSensitive }): RouteObject => {
    const own = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) };
    return index ? { ...own, index: true } : { ...own, children: toTable(routes, id) };
  });
}
