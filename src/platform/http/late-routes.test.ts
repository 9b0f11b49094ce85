import { describe, expect, it } from 'vitest';
import { type DividedBuild, fillLateRoutes, lateRouteTable } from './late-routes.server.ts';

const loaded = { default: () => null };

function divided(loadLateRoutes?: DividedBuild['loadLateRoutes']): DividedBuild {
  const route = (id: string, module: object, more: object) => [id, { id, parentId: 'root', module, ...more }];
  const routes = Object.fromEntries([
    ['root', { id: 'root', path: '', module: loaded }],
    route('home', loaded, { index: true }),
    route('page', loaded, { path: 'services/:slug' }),
    route('other', loaded, { path: '*' }),
    route('frame', {}, {}),
    route('screen', {}, { path: 'admin/quotes', parentId: 'frame' }),
  ]);
  return { routes, ...(loadLateRoutes && { loadLateRoutes }) } as unknown as DividedBuild;
}

describe('late routes', () => {
  it('finds those whose module is empty, and what their scripts ask for', () => {
    const isLate = lateRouteTable(divided().routes);
    expect(
      ['/admin/quotes', '/admin/quotes/', '/ADMIN/quotes', '/admin/quotes.data', '/__manifest'].map(isLate),
    ).toEqual([true, true, true, true, true]);
    expect(['/', '/services/lyon', '/admin', '/admin/quotes/3', '/%E0%A4%A'].map(isLate)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('finds none once they are loaded', async () => {
    const build = divided(async () => ({ modules: { frame: loaded, screen: loaded } }));
    const isLate = lateRouteTable(build.routes);
    await fillLateRoutes(build);
    expect(isLate('/admin/quotes')).toBe(false);
    expect(build.routes.screen?.module).toBe(loaded);
  });

  it('loads nothing in development', async () => {
    const build = divided();
    await fillLateRoutes(build);
    expect(build.routes.home?.module).toBe(loaded);
  });

  it('reports a file that cannot be loaded', async () => {
    const build = divided(async () => {
      throw new Error('no such file');
    });
    await expect(fillLateRoutes(build)).rejects.toThrow('no such file');
  });
});
