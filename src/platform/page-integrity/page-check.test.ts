import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hydratedPolicy, securityHeaders, stripeHeaders } from '../http/security-headers.server.ts';
import { inspectPage } from './inspect-page.server.ts';
import { createPageCheck } from './page-check.server.ts';
import { compareBuiltFiles, createInventory, type PageInventory } from './page-inventory.server.ts';

const ORIGIN = 'https://toit.example';
const MANIFEST = {
  url: '/assets/manifest-1a.js',
  entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'], css: [] },
  routes: {
    root: { path: '', module: '/assets/root-1.js', css: ['/assets/site-1.css'] },
    payment: { path: 'payment', parentId: 'root', module: '/assets/payment-1.js', imports: [] },
    blog: { path: 'blog', parentId: 'root', module: '/assets/blog-1.js' },
  },
};
const FILES: Record<string, string> = {
  'manifest-1a.js': `window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`,
  'entry-1.js': 'import"./react-1.js";',
  'react-1.js': 'export const react=1;',
  'root-1.js': 'export{};',
  'payment-1.js': 'import{react}from"./react-1.js";import(`./stripe-1.js`);',
  'stripe-1.js': 'export{};',
  'site-1.css': '.a{}',
  'blog-1.js': 'export{};',
};
const PAGE = `<link rel="stylesheet" href="/assets/site-1.css"><link rel="modulepreload" href="/assets/entry-1.js">
<script nonce="n1">window.__reactRouterContext.streamController.close();</script>`;

let folder: string;
let inventory: PageInventory;
let page: string;
let headers: Record<string, string>;
let sheet: { css: string; type: string };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-page-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, 'assets', name), text);
  writeFileSync(join(folder, 'assets/react-1.js.br'), brotliCompressSync(FILES['react-1.js'] ?? ''));
  inventory = await createInventory(folder, MANIFEST.url, '/payment');
  page = PAGE;
  headers = { 'Content-Security-Policy': hydratedPolicy('n1'), 'Cache-Control': 'no-store' };
});
afterEach(() => rmSync(folder, { recursive: true }));

const alter = (name: string, text = `${FILES[name]} `): void => writeFileSync(join(folder, 'assets', name), text);

/** Returns the page and its files, with the app's own headers. */
function createSite() {
  const app = new Hono();
  app.use(securityHeaders(ORIGIN, { secret: ['/payment'] }));
  app.get('/payment', (request) => request.html(page, 200, headers));
  app.get('/apparence/:name', (request) => request.body(sheet.css, 200, { 'Content-Type': sheet.type }));
  app.get('/assets/:name', async (request) => {
    const body = await readFile(join(folder, request.req.path)).catch(() => undefined);
    return body === undefined ? request.notFound() : request.body(new Uint8Array(body));
  });
  return app;
}

async function inspect(): Promise<string[]> {
  const site = createSite();
  const report = await inspectPage(async (path) => site.request(ORIGIN + path), ORIGIN, inventory);
  return report.differences.map(({ kind, subject }) => `${kind} ${subject}`);
}

describe('createInventory', () => {
  it('lists the files that the page starts with and imports, and no other page’s', () => {
    const names = Object.keys(FILES).filter((name) => name !== 'blog-1.js');
    expect(inventory.files.map(({ path }) => path)).toEqual(names.map((name) => `/assets/${name}`).sort());
    expect(inventory.files.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256))).toBe(true);
  });

  it('returns the same inventory for the same files', async () => {
    expect(await createInventory(folder, MANIFEST.url, '/payment')).toEqual(inventory);
  });

  it('refuses a build whose page imports a script of another host', async () => {
    alter('payment-1.js', 'import"https://thief.example/a.js";');
    await expect(createInventory(folder, MANIFEST.url, '/payment')).rejects.toThrow('thief.example');
  });

  it('refuses a page that was not built', async () => {
    await expect(createInventory(folder, MANIFEST.url, '/pay')).rejects.toThrow('/pay');
  });
});

describe('compareBuiltFiles', () => {
  it('reports nothing for unchanged files', async () => {
    expect(await compareBuiltFiles(folder, inventory)).toEqual([]);
  });

  it('reports a changed byte, a changed compressed form and a missing file', async () => {
    alter('stripe-1.js', 'export{} ');
    writeFileSync(join(folder, 'assets/react-1.js.br'), brotliCompressSync('steal()'));
    writeFileSync(join(folder, 'assets/entry-1.js.gz'), 'not gzip');
    rmSync(join(folder, 'assets/root-1.js'));
    expect(await compareBuiltFiles(folder, inventory)).toEqual([
      { kind: 'file-changed', subject: '/assets/entry-1.js.gz' },
      { kind: 'file-changed', subject: '/assets/react-1.js.br' },
      { kind: 'file-missing', subject: '/assets/root-1.js' },
      { kind: 'file-changed', subject: '/assets/stripe-1.js' },
    ]);
  });
});

describe('inspectPage', () => {
  it('accepts the page in both modes', async () => {
    expect(await inspect()).toEqual([]);
    headers = { ...headers, ...stripeHeaders('n1') };
    page += '<script src="https://js.stripe.com/v3/"></script>';
    expect(await inspect()).toEqual([]);
  });

  it('accepts the style sheet of the company’s look, whose address names its content', async () => {
    const css = ':root:root{--terre-600:#0b4f8a}';
    const name = createHash('sha256').update(css).digest('base64url').slice(0, 22);
    sheet = { css, type: 'text/css' };
    page += `<link rel="stylesheet" href="/apparence/${name}.css">`;
    expect(await inspect()).toEqual([]);
    sheet = { css: `${css} `, type: 'text/css' };
    expect(await inspect()).toEqual([`file-changed /apparence/${name}.css`]);
    sheet = { css, type: 'text/javascript' };
    expect(await inspect()).toEqual([`file-changed /apparence/${name}.css`]);
  });

  it('reports a changed byte once for each compared encoding', async () => {
    alter('react-1.js');
    expect(await inspect()).toEqual(['file-changed /assets/react-1.js (br)']);
  });

  it('reports a script of another host, and Stripe’s on a page without card payment', async () => {
    page += '<script src="//thief.example/a.js"></script><script src="https://js.stripe.com/v3/"></script>';
    expect(await inspect()).toEqual([
      'foreign-script //thief.example/a.js',
      'foreign-script https://js.stripe.com/v3/',
    ]);
  });

  it('reports an own script that is not in the inventory', async () => {
    page += '<script type="module" src="/assets/blog-1.js"></script><script src="/media/a"></script>';
    expect(await inspect()).toEqual(['file-unknown /media/a', 'file-unknown /assets/blog-1.js']);
  });

  it.each([
    ['Content-Security-Policy', `${hydratedPolicy('n1')}; report-uri https://thief.example`],
    ['Content-Security-Policy', hydratedPolicy('n1').replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
    [
      'Content-Security-Policy',
      stripeHeaders('n1')['Content-Security-Policy']?.replace('js.stripe', 'js.strlpe') ?? '',
    ],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'unsafe-url'],
    ['Cache-Control', 'public'],
    ['Strict-Transport-Security', 'max-age=0'],
  ])('reports the header %s: %s', async (name, value) => {
    headers[name] = value;
    expect(await inspect()).toEqual(expect.arrayContaining([`header ${name} = ${value}`]));
  });

  it('reports a page that does not answer 200', async () => {
    const report = await inspectPage(async () => new Response('', { status: 503 }), ORIGIN, inventory);
    expect(report).toMatchObject({ differences: [{ kind: 'page-status', subject: '503' }], files: 0 });
  });
});

describe('createPageCheck', () => {
  const createCheck = async (name = 'payment-page.json') =>
    createPageCheck({
      inventoryFile: join(folder, name),
      clientFolder: folder,
      publicUrl: ORIGIN,
      fetch: async (request) => createSite().request(request),
    });

  it('returns no line for unchanged files and an unchanged page', async () => {
    writeFileSync(join(folder, 'payment-page.json'), JSON.stringify(inventory));
    const check = await createCheck();
    expect(await check()).toEqual([]);
  });

  it('reports an altered file although the inventory was altered with it', async () => {
    const file = join(folder, 'payment-page.json');
    writeFileSync(file, JSON.stringify(inventory));
    const check = await createCheck();
    alter('react-1.js');
    writeFileSync(file, JSON.stringify(await createInventory(folder, MANIFEST.url, '/payment')));
    const lines = await check();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toContain('/assets/react-1.js');
  });

  it('reports an inventory that is none', async () => {
    writeFileSync(join(folder, 'payment-page.json'), '{"page":"/payment"}');
    const check = await createCheck();
    expect(await check()).toEqual([expect.stringContaining('payment-page.json')]);
  });

  it('reports a missing inventory', async () => {
    const check = await createCheck('absent.json');
    expect(await check()).toEqual([expect.stringContaining('absent.json')]);
  });
});
