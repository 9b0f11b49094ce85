import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The one reader, which counts what it reads, and the entry points that look whether there is a body at all. */
const READERS = [
  'src/platform/http/body.server.ts',
  'src/platform/http/body-admission.server.ts',
  'src/platform/http/pages.server.ts',
];
/** A whole body of a request, or its stream; `request.json(data)` of Hono makes an answer and has an argument. */
const RAW_READ =
  /\.formData\(|parseBody\(|\b(?:request|req|raw|incoming)\??\.(?:json|text|arrayBuffer|blob|bytes)\(\s*\)|\b(?:request|req|raw)\??\.body\b(?!\()/;

const isBrowserCode = (path: string): boolean => /\.client\.ts$|\/ui\//.test(path);
const SOURCES = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path) && !isBrowserCode(path));

describe('server code', () => {
  it('reads no body of a request beside the one reader', () => {
    expect(SOURCES.length).toBeGreaterThan(1_000);
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
  ])('would be refused for %s', (line) => {
    expect(RAW_READ.test(line)).toBe(true);
  });

  it.each(['return request.json(wrap(result), 200);', 'request.body(null, 304)', 'await answer.text()'])(
    'makes and reads answers: %s',
    (line) => {
      expect(RAW_READ.test(line)).toBe(false);
    },
  );
});
