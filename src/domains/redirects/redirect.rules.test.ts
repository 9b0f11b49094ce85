import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '#src/routes.ts';
import { finalTarget, isOwnPath, readSource, readTarget, targetPath, toPath } from './redirect.rules.ts';

/** Paths of the route table without parameters. */
function getPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    return [...(path === undefined ? [] : [whole]), ...getPaths(children ?? [], whole)];
  });
}

describe('isOwnPath', () => {
  it('knows every fixed page of the route table', () => {
    const paths = getPaths(routes).filter((path) => !/[:*]/.test(path));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !isOwnPath(path))).toEqual([]);
  });

  it.each([
    '/admin',
    '/admin/settings',
    '/api/services',
    '/media/x.webp',
    '/.well-known/security.txt',
    '/blog/flux.xml',
  ])('knows %s', (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  it.each(['/administration', '/nos-services', '/blog/un-article', '/services/charpente', '/2023/05/article'])(
    'leaves %s to the owner',
    (path) => {
      expect(isOwnPath(path)).toBe(false);
    },
  );
});

describe('readSource', () => {
  it.each([
    ['/Nos-Services/Charpente/', '/nos-services/charpente'],
    ['https://ancien.example/page/?p=3#haut', '/page'],
    ['/caf%C3%A9', '/café'],
    ['/index.php?page=2', '/index.php'],
    ['/a/../b', '/b'],
  ])('reads %s as %s', (text, path) => {
    expect(readSource(text)).toBe(path);
  });

  it.each([
    '/',
    '',
    'page',
    '//evil.example',
    'https://ancien.example',
    'javascript:alert(1)',
    '/%E0%A4%A',
    '/%00',
    '/%5C',
  ])('refuses %j', (text) => {
    expect(() => readSource(text)).toThrow();
  });

  it('refuses an address of more than 300 characters', () => {
    expect(() => readSource(`/${'x'.repeat(300)}`)).toThrow();
  });
});

describe('readTarget', () => {
  it.each(['/', '/services', '/blog?page=2', '/contact?service=charpente#devis', '/#avis'])('accepts %s', (text) => {
    expect(readTarget(text)).toBe(text);
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '/..//evil.example', '/./\\evil.example', '/%5C%5Cevil.example'],
    ...['https://evil.example/', 'javascript:alert(1)', 'services', '', '/\t/evil.example', '/%E0%A4%A'],
    ...['/a\r\nSet-Cookie: x=1', '/a%0d%0aSet-Cookie:x=1', '/%2f/evil.example', '/%2F%2Fevil.example'],
  ])('refuses %j', (text) => {
    expect(() => readTarget(text)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});

describe('targetPath', () => {
  it('returns the path in the form of sources', () => {
    expect(targetPath('/Services/?a=1#b')).toBe('/services');
    expect(targetPath('/?a=1')).toBe('/');
  });
});

describe('toPath', () => {
  it('returns undefined for a badly encoded path', () => {
    expect(toPath('/%')).toBeUndefined();
  });
});

describe('finalTarget', () => {
  const others = new Map([
    ['/b', '/c'],
    ['/c', '/d#e'],
    ['/x', '/y'],
    ['/y', '/x'],
  ]);

  it('follows a chain to its end', () => {
    expect(finalTarget({ from_path: '/a', to_path: '/b?x=1' }, others)).toBe('/d#e');
    expect(finalTarget({ from_path: '/a', to_path: '/z' }, others)).toBe('/z');
  });

  it.each(['/a', '/A/', '/a#b', '/x'])('refuses the circle from /a through %s', (to_path) => {
    expect(() => finalTarget({ from_path: '/a', to_path }, others)).toThrow('tournerait en rond');
  });

  it('refuses a circle through other redirects', () => {
    expect(() => finalTarget({ from_path: '/d', to_path: '/b' }, others)).toThrow('tournerait en rond');
  });
});
