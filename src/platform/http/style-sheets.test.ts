import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppState } from '../app-state.server.ts';
import { findStyleSheets, readStyleSheets, type StyleSheet, inlineStyles as toPieces } from './style-sheets.server.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-sheets-'));
  mkdirSync(join(folder, 'assets'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const link = (path: string): string => `<link rel="stylesheet" href="${path}"/>`;
const page = (...links: string[]) => `<html><head>${links.join('')}</head><body>é${link('/x')}</body>`;

function inlineStyles(html: string, own?: StyleSheet) {
  const { pieces, hashes } = toPieces(html, own);
  return { html: pieces.join(''), hashes };
}

const source = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Runs `work` in an app whose build has these style sheets. */
function withBuild<Result>(sheets: Record<string, string>, work: () => Result): Result {
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, 'assets', name), css);
  return new AppState().run(() => {
    findStyleSheets(folder);
    return work();
  });
}

describe('inlineStyles', () => {
  const css = '.titre > b{content:"→"}';

  it('puts a built sheet into the head, with its source and a link that loads nothing', () => {
    const { html, hashes } = withBuild({ 'site.css': css }, () => inlineStyles(page(link('/assets/site.css'))));
    const disabled = '<link rel="stylesheet" href="/assets/site.css" disabled=""/>';
    expect(html).toBe(`<html><head><style>${css}</style>${disabled}</head><body>é${link('/x')}</body>`);
    expect(hashes).toEqual([source(css)]);
  });

  it('finds a sheet that a script of another page loads too, which React Router marks by an empty fragment', () => {
    const { html } = withBuild({ 'site.css': css }, () => inlineStyles(page(link('/assets/site.css#'))));
    expect(html).toContain(`<head><style>${css}</style><link rel="stylesheet" href="/assets/site.css" disabled=""/>`);
  });

  it('puts a sheet of the page’s own into it, and no other unknown one', () => {
    const own = { path: '/apparence/a.css', css: ':root{--a:1}' };
    const links = [link(own.path), link('/ailleurs.css')];
    const { html, hashes } = withBuild({ 'site.css': css }, () => inlineStyles(page(...links), own));
    expect(html).toContain(`<style>${own.css}</style>`);
    expect(html).toContain(link('/ailleurs.css'));
    expect(hashes).toEqual([source(own.css)]);
  });

  it('needs no file any more once all sheets are read', () => {
    const { html } = withBuild({ 'site.css': css }, () => {
      readStyleSheets();
      rmSync(join(folder, 'assets', 'site.css'));
      return inlineStyles(page(link('/assets/site.css')));
    });
    expect(html).toContain(`<style>${css}</style>`);
  });

  it('keeps the link to a sheet whose text would end the element', () => {
    const ending = { 'site.css': 'a{content:"</STYLE >"}' };
    const { html, hashes } = withBuild(ending, () => inlineStyles(page(link('/assets/site.css'))));
    expect(html).toContain(link('/assets/site.css'));
    expect(hashes).toEqual([]);
  });

  it('changes nothing without a build', () => {
    const html = page(link('/assets/site.css'));
    expect(new AppState().run(() => inlineStyles(html))).toEqual({ html, hashes: [] });
  });
});
