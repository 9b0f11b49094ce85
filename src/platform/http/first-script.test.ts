import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppState } from '../app-state.server.ts';
import { orderDocument, readFirstScript } from './first-script.server.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-script-'));
  mkdirSync(join(folder, 'assets'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const NAME = 'before-paint-a1_B.js';
const SHEET = '<link rel="stylesheet" href="/a.css"/>';
const MODULE = '<link rel="modulepreload" href="/a.js" nonce="n"/>';
const LATE_MODULE = '<link rel="modulepreload" href="/a.js" nonce="n" fetchpriority="low"/>';
const SCRIPT = `<script src="/assets/${NAME}" data-scheme="dark"></script>`;
const toPage = (...head: string[]): string => `<html><head>${head.join('')}</head><body>${MODULE}</body></html>`;

/** Orders a document in an app whose build has this first script. */
function order(html: string, code?: string): string {
  if (code !== undefined) writeFileSync(join(folder, 'assets', NAME), `${code}\n`);
  return new AppState().run(() => {
    readFirstScript(folder);
    return orderDocument(html, 'n');
  });
}

describe('orderDocument', () => {
  it('lets the style sheets load before the modules', () => {
    expect(order(toPage(MODULE, SHEET))).toBe(toPage(SHEET, LATE_MODULE));
  });

  it('puts the code of the first script, without its comments, in place of its address', () => {
    const code = "use('$&', a<b)";
    expect(order(toPage(SCRIPT, SHEET), `// Why.\n  // How.\n${code}`)).toBe(
      toPage(`<script nonce="n" data-scheme="dark">${code}</script>`, SHEET),
    );
  });

  it.each(["'</script>'", "'<!--'"])('leaves the address of a script that would end its element: %s', (code) => {
    expect(order(toPage(SCRIPT), code)).toBe(toPage(SCRIPT));
  });

  it('leaves the address of a script that was not built, and what is no whole document', () => {
    expect(order(toPage(SCRIPT))).toBe(toPage(SCRIPT));
    expect(order('<p>x</p>', 'use()')).toBe('<p>x</p>');
  });
});
