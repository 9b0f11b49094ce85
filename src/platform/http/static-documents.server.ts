import {
  createStaticHandler,
  type DataRouteObject,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { getStaticHandle } from '../islands/static-document.ts';

type Routes = ServerBuild['routes'];
type Module = NonNullable<Routes[string]>['module'];

/** React Router compares a path with every route it is given, which costs as much as the loaders. */
const KNOWN_PATHS = 500;

/** Answers a request with a static document; undefined when React Router's own handler must answer it. */
export type AnswerStatic = (request: Request, context: RouterContextProvider) => Promise<Response | undefined>;

/**
 * Returns what answers reads of static documents: the same routes, loaders, headers and entry as React Router's
 * handler, without the data of a script that these pages do not have. Forms, redirects by status, files, refusals and
 * errors are left to that handler, which runs the loaders again.
 */
export function staticDocuments(build: ServerBuild): AnswerStatic {
  const { routes } = build;
  const handler = createStaticHandler(toRouteObjects(routes, ''));
  const getModule = (id: string): Module | undefined => routes[id]?.module;
  const known = new Map<string, StaticHandler | null>();
  const ofRoutes = new Map<string, StaticHandler>();
  const findKnown = (pathname: string): StaticHandler | null => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    const own = find(pathname);
    if (known.size >= KNOWN_PATHS) known.clear();
    known.set(pathname, own);
    return own;
  };
  const find = (pathname: string): StaticHandler | null => {
    const ids = handler.match(pathname)?.map(({ route }) => route.id) ?? [];
    const modules = ids.map(getModule);
    const isDocument = !pathname.endsWith('.data') && modules.at(-1)?.default !== undefined;
    if (!isDocument || getStaticHandle(modules.map((module) => module?.handle)) === undefined) return null;
    const last = ids.at(-1) ?? '';
    const own = ofRoutes.get(last) ?? createStaticHandler(toRouteObjects(pick(routes, ids), ''));
    ofRoutes.set(last, own);
    return own;
  };
  return async (request, loadContext) => {
    const { method, url } = request;
    const own = method === 'GET' || method === 'HEAD' ? findKnown(new URL(url).pathname) : null;
    if (own === null) return undefined;
    try {
      const context = await own.query(request, { requestContext: loadContext });
      if (context instanceof Response || context.errors !== null) return undefined;
      const entry = toEntry(build, context);
      const headers = getHeaders(context, getModule);
      const answer = await build.entry.module.default(request, context.statusCode, headers, entry, loadContext);
      return method === 'HEAD' ? new Response(null, answer) : answer;
    } catch {
      // The error happens again there, and is logged once.
      return undefined;
    }
  };
}

const pick = <Value>(all: Record<string, Value>, ids: readonly string[]): Record<string, Value> =>
  Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id] as Value]] : [])));

/** Returns the routes below one as the static handler reads them; errors are left to React Router's own handler. */
function toRouteObjects(routes: Routes, parent: string): DataRouteObject[] {
  const children = Object.values(routes).flatMap((route) => (route && (route.parentId ?? '') === parent ? route : []));
  return children.map(({ id, path, index, caseSensitive, module }) => {
    const { loader, handle } = module;
    const own = { id, path, loader, handle } as DataRouteObject;
    if (index) return { ...own, index: true } as DataRouteObject;
    return { ...own, caseSensitive, children: toRouteObjects(routes, id) } as DataRouteObject;
  });
}

/** Merges the headers of the matched routes, as React Router does for a document without errors. */
function getHeaders({ matches, loaderHeaders }: StaticHandlerContext, getModule: (id: string) => Module | undefined) {
  let merged = new Headers();
  for (const { route } of matches) {
    const loaded = loaderHeaders[route.id] ?? new Headers();
    const { headers } = getModule(route.id) ?? {};
    const parentHeaders = merged;
    const inputs = { loaderHeaders: loaded, parentHeaders, actionHeaders: new Headers(), errorHeaders: undefined };
    merged = new Headers(typeof headers === 'function' ? headers(inputs) : (headers ?? parentHeaders));
    for (const cookie of [...loaded.getSetCookie(), ...parentHeaders.getSetCookie()]) {
      if (!merged.getSetCookie().includes(cookie)) merged.append('Set-Cookie', cookie);
    }
  }
  return merged;
}

/** Returns what the entry renders: the matched routes alone, since no script will look for another one. */
function toEntry(build: ServerBuild, context: StaticHandlerContext): EntryContext {
  const { assets, basename, future, isSpaMode, routeDiscovery, routes, ssr } = build;
  const ids = context.matches.map(({ route }) => route.id);
  return {
    manifest: { ...assets, routes: pick(assets.routes, ids) },
    routeModules: Object.fromEntries(ids.map((id) => [id, routes[id]?.module])) as EntryContext['routeModules'],
    staticHandlerContext: context,
    serverHandoffString: JSON.stringify({ basename, future, isSpaMode, routeDiscovery, ssr }),
    renderMeta: {},
    branches: [],
    future,
    ssr,
    routeDiscovery,
    isSpaMode,
    serializeError: () => undefined,
  } as unknown as EntryContext;
}
