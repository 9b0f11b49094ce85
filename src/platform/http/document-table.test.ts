import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { documentTable } from './document-table.server.ts';

const Page = () => null;
const route = (id: string, path: string | undefined, handle?: object, more: object = {}) => [
  id,
  { id, parentId: 'root', path, module: { default: Page, handle }, ...more },
];
const STILL = { static: true };

const ROUTES = Object.fromEntries([
  ['root', { id: 'root', path: '', module: { default: Page } }],
  route('home', undefined, STILL, { index: true }),
  route('blog', 'blog', { static: true, cache: { query: ['page'] } }),
  route('article', 'blog/:slug', STILL),
  route('feed', 'blog/flux.xml', undefined, { module: {} }),
  route('token', 'newsletter/confirmation', { static: true, cache: false }),
  route('docs', 'api/docs', { static: true, cache: { query: [], isFixed: true } }),
  route('frame', undefined),
  route('profile', 'profile', undefined, { parentId: 'frame' }),
  route('missing', '*', STILL),
]) as ServerBuild['routes'];

const documentAt = documentTable(ROUTES, (path) => path === '/favicon.svg');

describe('documentTable', () => {
  it.each([
    ['/', { path: '/', queries: [], isFixed: false }],
    ['/blog', { path: '/blog', queries: ['page'], isFixed: false }],
    ['/BLOG//', { path: '/blog', queries: ['page'], isFixed: false }],
    ['/bl%6fg', { path: '/blog', queries: ['page'], isFixed: false }],
    ['/Blog/Zinc', { path: '/blog/Zinc', queries: [], isFixed: false }],
    ['/blog/d%C3%A9mo', { path: '/blog/d%C3%A9mo', queries: [], isFixed: false }],
    ['/api/docs', { path: '/api/docs', queries: [], isFixed: true }],
    ['/nowhere/at/all', { path: '/nowhere/at/all', queries: [], isMissing: true }],
    ['/%E0%A4%A', { path: '/%E0%A4%A', queries: [], isMissing: true }],
    ['//blog', { path: '//blog', queries: [], isMissing: true }],
  ])('describes %s', (path, address) => {
    expect(documentAt(path)).toEqual(address);
  });

  it.each([
    ['a file', '/favicon.svg'],
    ['a resource', '/blog/flux.xml'],
    ['a document that is rendered each time', '/newsletter/confirmation'],
    ['a hydrated page', '/profile'],
  ])('leaves %s out', (_what, path) => {
    expect(documentAt(path)).toBeUndefined();
  });

  it('returns undefined for unknown paths where no page answers them', () => {
    const { missing: _missing, ...others } = ROUTES;
    expect(documentTable(others, () => false)('/nowhere')).toBeUndefined();
  });
});
