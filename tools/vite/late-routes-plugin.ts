import type { Plugin } from 'vite';

/** The module that React Router makes of all routes. */
const SERVER_BUILD = '\0virtual:react-router/server-build';
const LATE = 'virtual:late-routes';

const IMPORT = /^\s*import \* as (route\d+) from (".*?");$/gm;
const ROUTE = /id: (".*?"),\s+parentId: (undefined|".*?"),[^}]*?module: (route\d+)/g;

interface Route {
  id: string;
  parentId: string | undefined;
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
 * @param layouts ids of the layouts whose routes are late.
 * @throws when a layout is not among the routes: React Router writes another form, or the layout has moved.
 */
export function divideRoutes(code: string, layouts: readonly string[]): Parts {
  const routes = readRoutes(code);
  const unknown = layouts.filter((layout) => !routes.some(({ id }) => id === layout));
  if (unknown.length > 0) throw new Error(`No route is ${unknown.join(', ')}.`);
  const isLate = ({ id, parentId }: Route): boolean =>
    layouts.includes(id) || routes.some((parent) => parent.id === parentId && isLate(parent));
  const late = routes.filter(isLate);
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

/** Production build of the server: routes below some layouts become one file, loaded after the start. */
export function lateRoutes(layouts: readonly string[]): Plugin {
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
        const parts = divideRoutes(code, layouts);
        late = parts.late;
        return { code: parts.serverBuild, map: null };
      },
    },
  };
}
