import type { Plugin } from 'vite';

/** The module that React Router makes of all routes. */
const SERVER_BUILD = '\0virtual:react-router/server-build';
const LATE = 'virtual:late-routes';

const IMPORT = /^\s*import \* as (route\d+) from (".*?");$/gm;
const ROUTE = /id: (".*?"),\s+parentId: (undefined|".*?"),[^}]*?module: (route\d+)/g;

interface Route {
  id: string;
  parentId: string | undefined;
  /** Under which the module of all routes imports it. */
  name: string;
}

/** What React Router's module becomes: the server's modules without the late ones, and a module with these alone. */
interface Parts {
  serverBuild: string;
  late: string;
}

const readRoutes = (code: string): Route[] =>
  [...code.matchAll(ROUTE)].map(([, id = '', parentId = '', name = '']) => ({
    id: JSON.parse(id),
    parentId: parentId === 'undefined' ? undefined : JSON.parse(parentId),
    name,
  }));

/**
 * Divides the module of all routes.
 * @param code what React Router wrote.
 * @param early ids of the routes that a start loads, those around them included; all others are late.
 * @throws when one is not among the routes, because React Router writes another form or the route has moved, or when
 * the route around it is late.
 */
export function divideRoutes(code: string, early: readonly string[]): Parts {
  const routes = readRoutes(code);
  const unknown = early.filter((one) => !routes.some(({ id }) => id === one));
  if (unknown.length > 0) throw new Error(`No route is ${unknown.join(', ')}.`);
  const late = routes.filter(({ id }) => !early.includes(id));
  const inside = routes.find(({ id, parentId }) => early.includes(id) && late.some((route) => route.id === parentId));
  if (inside !== undefined) throw new Error(`The route around ${inside.id} is late.`);
  const names = new Set(late.map(({ name }) => name));
  const imports: string[] = [];
  const withoutImports = code.replace(IMPORT, (line, name: string) => {
    if (!names.has(name)) return line;
    imports.push(line);
    return '';
  });
  const serverBuild = withoutImports.replace(/module: (route\d+)/g, (entry, name: string) =>
    names.has(name) ? 'module: {}' : entry,
  );
  const modules = late.map(({ id, name }) => `${JSON.stringify(id)}: ${name}`).join(',\n');
  return {
    serverBuild: `${serverBuild}\nexport const loadLateRoutes = () => import('${LATE}');\n`,
    late: `${imports.join('\n')}\nexport const modules = {\n${modules}\n};\n`,
  };
}

/** Production build of the server: all routes but some become one file, loaded after the start. */
export function lateRoutes(early: readonly string[]): Plugin {
  let late = '';
  return {
    name: 'late-routes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: new RegExp(`^${LATE}$`) }, handler: () => `\0${LATE}` },
    load: { filter: { id: new RegExp(`^\0${LATE}$`) }, handler: () => late },
    transform: {
      filter: { id: new RegExp(`^${SERVER_BUILD}$`) },
      handler(code) {
        const parts = divideRoutes(code, early);
        late = parts.late;
        return { code: parts.serverBuild, map: null };
      },
    },
  };
}
