import { describe, expect, it } from 'vitest';
import { findReferences, isRouteManifest } from './script-references.server.ts';

const findIn = (text: string) => findReferences('/assets/page-1.js', text);

describe('findReferences', () => {
  it.each([
    ['a static import', 'import{a as b}from"./a-1.js";'],
    ['an import for its effects', "import'./a-1.js';"],
    ['an export', 'export*from"./a-1.js";'],
    ['a dynamic import', 'await import(`./a-1.js`)'],
    ['an absolute path', 'const loader="/assets/a-1.js"'],
    ['the list of what Vite preloads', 'm.f=["assets/a-1.js"]'],
  ])('finds %s', (_name, text) => {
    expect(findIn(text)).toEqual({ own: ['/assets/a-1.js'], foreign: [] });
  });

  it('finds style sheets, each file once', () => {
    expect(findIn('["assets/a-1.css","assets/a-1.css"]').own).toEqual(['/assets/a-1.css']);
  });

  it.each(['import"https://thief.example/a.js"', 'import("//thief.example/a.js")', 'import(`data:text/javascript,a`)'])(
    'reports the foreign import %s',
    (text) => {
      expect(findIn(text).foreign).toHaveLength(1);
    },
  );

  it('ignores paths outside imports and the asset folder', () => {
    expect(findIn('fetch("/api/payment/process");const picture="/logo.svg"')).toEqual({ own: [], foreign: [] });
  });
});

describe('isRouteManifest', () => {
  it('recognises the table of all pages by its name', () => {
    expect(isRouteManifest('/assets/manifest-1a2b.js')).toBe(true);
    expect(isRouteManifest('/assets/manifest-reader-1a.js')).toBe(false);
  });
});
