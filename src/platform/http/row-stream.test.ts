import { request } from 'node:http';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { log } from '../log.server.ts';
import { rowPages } from '../row-pages.server.ts';
import { answerByFetch } from './fetch-listener.server.ts';
import { csvFile } from './list-file.server.ts';
import { listen, toListener } from './listen.server.ts';
import { jsonRows, jsonStream, textStream } from './row-stream.server.ts';

const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const toLines = (rows: { id: number }[]): string[][] => [['Numéro'], ...rows.map(({ id }) => [String(id)])];

/** Serves this response from a real HTTP server. */
async function served(answer: () => Response): Promise<string> {
  const app = new Hono();
  app.get('/', answer);
  const server = await listen(toListener(answerByFetch(app)), { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.drain());
  return `http://127.0.0.1:${server.port}/`;
}

describe('csvFile', () => {
  it('writes one byte order mark and one heading for all pages', async () => {
    const file = csvFile(
      'essai',
      rowPages(ids(501), async (some) => some.map((id) => ({ id }))),
      toLines,
    );
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="essai-\d{4}-\d\d-\d\d\.csv"$/);
    const bytes = Buffer.from(await file.arrayBuffer()).toString();
    expect(bytes).toBe(`\uFEFFNuméro\r\n${ids(501).join('\r\n')}\r\n`);
  });

  it('writes the heading of an empty list', async () => {
    const file = csvFile(
      'essai',
      rowPages([], async () => []),
      toLines,
    );
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe('\uFEFFNuméro\r\n');
  });
});

describe('jsonRows', () => {
  it.each([0, 1, 500, 1_001])('writes %i rows in the envelope of the API', async (count) => {
    const file = jsonRows(rowPages(ids(count), async (some) => some.map((id) => ({ id }))));
    expect(await file.text()).toBe(JSON.stringify({ success: true, data: ids(count).map((id) => ({ id })) }));
  });

  it('writes no extra separator where all rows of a page were deleted', async () => {
    const file = jsonRows(rowPages(ids(1_500), async (some) => (some[0] === 501 ? [] : some.map((id) => ({ id })))));
    expect((await file.json()).data).toHaveLength(1_000);
  });
});

describe('jsonStream', () => {
  const toRows = async (some: number[]) => some.map((id) => ({ id }));

  it('writes lists beside other fields, also in the rows of a list', async () => {
    const nested = async (some: number[]) =>
      some.map((id) => ({ id, note: undefined, items: rowPages(ids(id === 2 ? 1_001 : id - 1), toRows) }));
    const value = { name: 'a"b', none: undefined, empty: rowPages([], toRows), rows: rowPages([1, 2, 3], nested) };
    const items = (count: number) => ids(count).map((id) => ({ id }));
    const rows = [1, 2, 3].map((id) => ({ id, items: items(id === 2 ? 1_001 : id - 1) }));
    expect(await new Response(jsonStream(value)).text()).toBe(JSON.stringify({ name: 'a"b', empty: [], rows }));
  });

  it('sends few chunks however many small lists there are', async () => {
    const nested = async (some: number[]) => some.map((id) => ({ id, items: rowPages([id], toRows) }));
    let pieces = 0;
    const reader = jsonStream({ rows: rowPages(ids(1_000), nested) }).getReader();
    while (!(await reader.read()).done) pieces += 1;
    expect(pieces).toBeLessThan(5);
  });
});

describe('textStream', () => {
  it('reads nothing before the body is read', async () => {
    const read = vi.fn(async (some: number[]) => some.map((id) => ({ id })));
    const { body } = csvFile('essai', rowPages(ids(10), read), toLines);
    await new Promise(setImmediate);
    expect(read).not.toHaveBeenCalled();
    await body?.cancel();
    expect(read).not.toHaveBeenCalled();
  });

  it('reads no more pages once the client has left', async () => {
    let [read, isEnded] = [0, false];
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) {
          read += 1;
          yield 'x'.repeat(100_000);
        }
      } finally {
        isEnded = true;
      }
    }
    const origin = await served(() => new Response(textStream(endless())));
    await new Promise<void>((resolve) => {
      const client = request(origin, (answer) => {
        answer.once('data', () => {
          client.destroy();
          resolve();
        });
      });
      client.on('error', () => {}).end();
    });
    await expect.poll(() => isEnded).toBe(true);
    expect(read).toBeLessThan(200);
  });

  it('creates no more than the client reads', async () => {
    let read = 0;
    async function* long(): AsyncGenerator<string> {
      for (; read < 1_000; read += 1) yield 'x'.repeat(100_000);
    }
    const origin = await served(() => new Response(textStream(long())));
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve) => {
      request(origin, resolve).end();
    });
    let seen = -1;
    // The socket buffers are full, then no more data flows.
    await expect
      .poll(
        () => {
          const hasStopped = read > 0 && read === seen;
          seen = read;
          return hasStopped;
        },
        { interval: 200 },
      )
      .toBe(true);
    expect(read).toBeLessThan(500);
    answer.destroy();
  });

  it('aborts the connection when a page fails, and logs the reason', async () => {
    const logged = vi.spyOn(log(), 'error').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    const rows = rowPages(ids(1_500), async (some) => {
      if (some[0] === 1_001) throw new Error('select * from secret');
      return some.map((id) => ({ id }));
    });
    const origin = await served(() => csvFile('essai', rows, toLines));
    const answer = await fetch(origin);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(logged).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'select * from secret' }) },
      expect.any(String),
    );
  });
});
