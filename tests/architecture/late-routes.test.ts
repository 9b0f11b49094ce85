import { describe, expect, it } from 'vitest';
import { divideRoutes } from '../../tools/vite/late-routes-plugin.ts';

const route = (id: string, parentId: string | undefined, name: string): string => `${JSON.stringify(id)}: {
          id: ${JSON.stringify(id)},
          parentId: ${JSON.stringify(parentId)},
          path: "x",
          index: undefined,
          caseSensitive: undefined,
          module: ${name}
        }`;

/** The module of all routes, in the form of React Router. */
const SERVER_BUILD = `
    import * as entryServer from "/src/entry.server.tsx";
    import * as route0 from "/src/root.tsx";
import * as route1 from "/src/home.tsx";
import * as route2 from "/src/layout.tsx";
import * as route3 from "/src/screen.tsx";
import * as route13 from "/src/inner.tsx";
      export const entry = { module: entryServer };
      export const routes = {
        ${[
          route('root', undefined, 'route0'),
          route('home', 'root', 'route1'),
          route('layout', 'root', 'route2'),
          route('screen', 'layout', 'route3'),
          route('inner', 'screen', 'route13'),
        ].join(',\n  ')}
      };`;

describe('late routes', () => {
  it('leaves all routes but some out of the start', () => {
    const { serverBuild, late } = divideRoutes(SERVER_BUILD, ['root', 'home']);
    const imports = (code: string) => [...code.matchAll(/^\s*import \* as (\w+)/gm)].map(([, name]) => name);
    expect(imports(serverBuild)).toEqual(['entryServer', 'route0', 'route1']);
    expect(imports(late)).toEqual(['route2', 'route3', 'route13']);
    expect([...serverBuild.matchAll(/module: (.+)/g)].map(([, module]) => module)).toEqual([
      'entryServer };',
      'route0',
      'route1',
      '{}',
      '{}',
      '{}',
    ]);
    expect(late).toContain('"layout": route2,\n"screen": route3,\n"inner": route13');
    expect(serverBuild).toContain('export const loadLateRoutes = () => import(');
  });

  it('refuses what is no route', () => {
    expect(() => divideRoutes(SERVER_BUILD, ['root', 'moved'])).toThrow('No route is moved.');
    expect(() => divideRoutes('another form', ['root'])).toThrow('No route is root.');
  });

  it('refuses a route inside a late one', () => {
    expect(() => divideRoutes(SERVER_BUILD, ['root', 'screen'])).toThrow('The route around screen is late.');
  });
});
