import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { fixedJson } from './fixed-json.server.ts';

describe('fixedJson', () => {
  it('creates the JSON once and sends it from memory, compressed, with an ETag', async () => {
    const read = vi.fn(() => ({ openapi: '3.1.0' }));
    const app = new Hono().get('/', fixedJson(read));
    const ask = (headers: Record<string, string>) => app.request('/', { headers });
    const [first, second] = [await ask({ 'Accept-Encoding': 'br' }), await ask({})];
    expect(JSON.parse(brotliDecompressSync(new Uint8Array(await first.arrayBuffer())).toString())).toEqual(read());
    expect(await second.json()).toEqual({ openapi: '3.1.0' });
    expect([first.headers.get('Content-Type'), first.headers.get('Cache-Control')]).toEqual([
      'application/json',
      'no-cache',
    ]);
    const known = await ask({ 'If-None-Match': second.headers.get('ETag') ?? '' });
    expect([known.status, read.mock.calls.length]).toEqual([304, 2]);
  });
});
