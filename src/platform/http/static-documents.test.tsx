import { data, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { staticDocuments } from './static-documents.server.ts';

type Loader = () => unknown;

interface Page {
  loader?: Loader;
  handle?: object;
  headers?: unknown;
  isFile?: boolean;
}

/** Returns what answers a site with one layout and these pages; its entry writes what it was given. */
function aSite(pages: Record<string, Page>) {
  const route = (id: string, { isFile, ...module }: Page, place: object) => [
    id,
    { id, ...place, module: { ...module, ...(isFile === true ? {} : { default: () => null }) } },
  ];
  const layout = { loader: () => 'frame', headers: () => ({ 'X-Layout': 'yes' }) };
  const routes = Object.fromEntries([
    route('root', {}, { path: '' }),
    route('layout', layout, { parentId: 'root' }),
    ...Object.entries(pages).map(([path, page]) => route(path, page, { parentId: 'layout', path })),
  ]);
  const entry = async (_request: Request, status: number, headers: Headers, context: never) => {
    const { routeModules, staticHandlerContext } = context as never as {
      routeModules: object;
      staticHandlerContext: { loaderData: object };
    };
    const body = { routes: Object.keys(routeModules), loaded: staticHandlerContext.loaderData };
    return new Response(JSON.stringify(body), { status, headers });
  };
  const build = { routes, assets: { routes: {} }, entry: { module: { default: entry } } };
  const answer = staticDocuments(build as unknown as ServerBuild);
  return (path: string, init: RequestInit = {}) =>
    answer(new Request(`http://site.example/${path}`, init), new RouterContextProvider());
}

const STATIC = { static: true };

describe('staticDocuments', () => {
  it('answers a static document with the data and headers of the matched routes alone', async () => {
    const loader = () => data('records', { status: 404, headers: { 'Cache-Control': 'no-store' } });
    const headers = ({ loaderHeaders, parentHeaders }: { loaderHeaders: Headers; parentHeaders: Headers }) =>
      new Headers([...parentHeaders, ...loaderHeaders]);
    const ask = aSite({ zones: { handle: STATIC, loader, headers }, avis: { handle: STATIC } });
    const answer = await ask('zones');
    expect(answer?.status).toBe(404);
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({ 'cache-control': 'no-store', 'x-layout': 'yes' });
    expect(await answer?.json()).toEqual({
      routes: ['root', 'layout', 'zones'],
      loaded: { layout: 'frame', zones: 'records' },
    });
  });

  it('gives a page without headers of its own those of its layout, and keeps cookies of loaders', async () => {
    const loader = () => data('records', { headers: { 'Set-Cookie': 'a=1' } });
    const answer = await aSite({ zones: { handle: STATIC, loader } })('zones');
    expect(answer?.headers.get('X-Layout')).toBe('yes');
    expect(answer?.headers.getSetCookie()).toEqual(['a=1']);
  });

  it('reads the parameter of each address of a page', async () => {
    const loader = ({ params }: { params: { slug: string } }) => params.slug;
    const ask = aSite({ 'blog/:slug': { handle: STATIC, loader: loader as Loader }, '*': { handle: STATIC } });
    for (const slug of ['un', 'deux', 'un']) {
      expect(await (await ask(`blog/${slug}`))?.json()).toMatchObject({ loaded: { 'blog/:slug': slug } });
    }
    expect(await (await ask('blog'))?.json()).toMatchObject({ routes: ['root', 'layout', '*'] });
  });

  it('answers HEAD without a body', async () => {
    const answer = await aSite({ zones: { handle: STATIC } })('zones', { method: 'HEAD' });
    expect([answer?.status, answer?.body, answer?.headers.get('X-Layout')]).toEqual([200, null, 'yes']);
  });

  it.each<[string, Page, RequestInit]>([
    ['a hydrated page', {}, {}],
    ['a file', { handle: STATIC, isFile: true }, {}],
    ['a form', { handle: STATIC }, { method: 'POST', body: 'a=1' }],
    ['a redirect', { handle: STATIC, loader: () => redirect('/') }, {}],
    [
      'a refusal',
      {
        handle: STATIC,
        loader: () => {
          throw data({ message: 'Inconnue' }, 404);
        },
      },
      {},
    ],
    [
      'an error',
      {
        handle: STATIC,
        loader: () => {
          throw new Error('broken');
        },
      },
      {},
    ],
  ])('leaves %s to React Router', async (_name, page, init) => {
    expect(await aSite({ zones: page })('zones', init)).toBeUndefined();
  });

  it('leaves the data of a page, and a page that cannot be rendered, to React Router', async () => {
    const headers = () => {
      throw new Error('broken');
    };
    const ask = aSite({ zones: { handle: STATIC }, avis: { handle: STATIC, headers } });
    expect([await ask('zones.data'), await ask('avis')]).toEqual([undefined, undefined]);
  });
});
