import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerByFetch } from './fetch-listener.server.ts';
import { type Listening, listen, toListener } from './listen.server.ts';

const HOST = '127.0.0.1';
let server: Listening;

const app = new Hono()
  .post('/refuse', (request) => request.json({ success: false }, 413))
  .post('/begin', async (request) => {
    const reader = request.req.raw.body?.getReader();
    await reader?.read();
    return request.json({ success: false }, 413);
  })
  .post('/read', async (request) => request.text(`${(await request.req.raw.arrayBuffer()).byteLength}`))
  .get('/page', (request) => request.text('page'));

beforeEach(async () => {
  server = await listen(toListener(answerByFetch(app as unknown as Hono)), { port: 0, host: HOST });
});
afterEach(() => server.drain());

interface Sender {
  socket: Socket;
  /** Everything that was sent, once the connection is closed. */
  closed: Promise<string>;
}

async function open(): Promise<Sender> {
  const socket = connect({ port: server.port, host: HOST });
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.on('error', () => undefined);
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}

const head = (path: string, bytes: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`;

describe('closeAfterAnswer', () => {
  it.each(['/refuse', '/begin'])(
    'answers %s before the body has arrived, announces the end and closes',
    async (path) => {
      const { socket, closed } = await open();
      socket.write(head(path, 60_000_000) + 'x'.repeat(1_000));
      const text = await closed;
      expect(text).toMatch(/^HTTP\/1.1 413 /);
      expect(text).toMatch(/\r\nConnection: close\r\n/i);
    },
  );

  it.each(['/refuse', '/begin'])('reads at most a few MB of an endless body to %s', async (path) => {
    const { socket, closed } = await open();
    socket.write(head(path, 1_000_000_000));
    const chunk = Buffer.alloc(500_000, 'x');
    const pump = (): void => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', pump);
    pump();
    expect(await closed).toMatch(/^HTTP\/1.1 413 /);
    expect(socket.bytesWritten).toBeLessThan(20_000_000);
  });

  it('keeps the connection of a request with a read body, and of one without a body', async () => {
    const { socket, closed } = await open();
    socket.write(`${head('/read', 5)}hello`);
    await once(socket, 'data');
    socket.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    socket.write('GET /page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect((await closed).match(/HTTP\/1.1 200/g)).toHaveLength(3);
  });
});
