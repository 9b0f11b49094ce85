import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The shared reader, which counts the bytes it reads, and entry points that check whether there is a body. */
const READERS = [
  'src/platform/http/body.server.ts',
  'src/platform/http/body-admission.server.ts',
  'src/platform/http/pages.server.ts',
];
/** Matches reads of a whole request body or its stream; `request.json(data)` of Hono creates an answer from data. */
const RAW_READ =
  /\.formData\(|parseBody\(|\b(?:request|req|raw|incoming)\??\.(?:json|text|arrayBuffer|blob|bytes)\(\s*\)|\b(?:request|req|raw)\??\.body\b(?!\()/;

/** Components and clients; pages are read, since their loaders and actions run on the server. */
const isBrowserCode = (path: string): boolean =>
  /\.client\.ts$|\/ui\/|^src\/domains\/.*\/(public|account|admin)\/(?![^/]+-page\.tsx$)/.test(path);
const SOURCES = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path) && !isBrowserCode(path));

describe('server code', () => {
  it('reads request bodies only through the shared reader', () => {
    expect(SOURCES.length).toBeGreaterThan(500);
    const raw = SOURCES.filter((path) => !READERS.includes(path) && RAW_READ.test(readFileSync(path, 'utf8')));
    expect(raw).toEqual([]);
    for (const path of READERS) expect(RAW_READ.test(readFileSync(path, 'utf8')), path).toBe(true);
  });

  it.each([
    'const form = await request.formData();',
    'await (await page.request).formData()',
    'await request.req.raw.json()',
    'await req.text()',
    'request.req.parseBody()',
    'for await (const part of request.body) {}',
    'request.req.raw.body?.getReader()',
    'await request.arrayBuffer()',
  ])('refuses %s', (line) => {
    expect(RAW_READ.test(line)).toBe(true);
  });

  it.each(['return request.json(wrap(result), 200);', 'request.body(null, 304)', 'await answer.text()'])(
    'allows code that creates and reads responses: %s',
    (line) => {
      expect(RAW_READ.test(line)).toBe(false);
    },
  );
});
