import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '#src/platform/http/listen.server.ts';

const HOST = '127.0.0.1';
let server: Listening;
let seen: string[] = [];
beforeAll(async () => {
  const listener = (request: { url?: string | undefined; resume(): void }, response: { end(text: string): void }) => {
    seen.push(request.url ?? '');
    request.resume();
    response.end('answered');
  };
  server = await listen(listener, { port: 0, host: HOST });
});
afterAll(() => server.drain());

/** Returns the answer received until the server closes the connection. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(server.port, HOST);
  socket.write(text);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';

describe('ambiguous request', () => {
  it.each([
    [
      'a length beside chunks',
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    ],
    ['two lengths', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 40\r\n\r\n${SMUGGLED}`],
    ['a length that is no number', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0x0\r\n\r\n${SMUGGLED}`],
    ['a bare line feed', `GET / HTTP/1.1\nHost: x\nX: y\n\n${SMUGGLED}`],
    ['a blank before the colon', `GET / HTTP/1.1\r\nHost : x\r\n\r\n${SMUGGLED}`],
    ['no method', 'HELLO\r\n\r\n'],
  ])('refuses a request with %s with 400 and closes its connection', async (_what, text) => {
    seen = [];
    expect(await sendRaw(text)).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen).not.toContain('/smuggled');
  });
});
