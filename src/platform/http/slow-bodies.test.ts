import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from './listen.server.ts';
import { cutSlowBodies } from './slow-bodies.server.ts';

const HOST = '127.0.0.1';
let server: Listening;
let begun = 0;
let arrived = 0;
let finished: string[] = [];
const sockets: Socket[] = [];

beforeEach(async () => {
  begun = performance.now();
  arrived = 0;
  finished = [];
  server = await listen(
    (request, response) => {
      arrived++;
      let bytes = 0;
      request.on('error', () => undefined);
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      request.on('end', () => {
        finished.push(`${bytes}`);
        response.end('done');
      });
    },
    { port: 0, host: HOST, connectionsPerAddress: 5_000 },
  );
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.drain();
});

async function send(head: string, body = ''): Promise<Socket & { received: () => string }> {
  const socket = connect(server.port, HOST);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`);
  return Object.assign(socket, { received: () => text });
}

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await turn();
}

const closing = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));
const inSeconds = (seconds: number): void => cutSlowBodies(performance.now() + seconds * 1_000);
/** No body has started earlier than the test: on a busy machine none is older than `seconds`. */
const atMostSeconds = (seconds: number): void => cutSlowBodies(begun + seconds * 1_000);

describe('watchBody', () => {
  it('closes a connection whose body drips in, after five seconds and with 408', async () => {
    const slow = await send('Content-Length: 1000', 'x');
    const closed = closing(slow);
    await until(() => arrived === 1);
    atMostSeconds(4.9);
    await turn();
    expect([slow.closed, slow.received()]).toEqual([false, '']);
    inSeconds(5.2);
    await closed;
    expect(slow.received()).toMatch(/^HTTP\/1.1 408 .*\r\nConnection: close\r\n[\s\S]*trop lent/);
    expect(finished).toEqual([]);
  });

  it('gives a steady body one more second for every 10 kB', async () => {
    const phone = await send(
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000',
      'x'.repeat(200_000),
    );
    await until(() => arrived === 1);
    for (let turns = 0; turns < 50; turns++) await turn();
    atMostSeconds(20);
    expect(phone.destroyed).toBe(false);
    const closed = closing(phone);
    inSeconds(27);
    await closed;
    expect(phone.received()).toContain('408');
  });

  it('ends an upload after two minutes and a small body after fifteen seconds, whatever their rate', async () => {
    const upload = await send(
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000',
      'x'.repeat(3_000_000),
    );
    const small = await send('Transfer-Encoding: chunked', `927C0\r\n${'x'.repeat(600_000)}\r\n`);
    await until(() => arrived === 2);
    for (let turns = 0; turns < 100; turns++) await turn();
    atMostSeconds(14);
    expect([upload.destroyed, small.destroyed]).toEqual([false, false]);
    const smallClosed = closing(small);
    inSeconds(16);
    await smallClosed;
    inSeconds(118);
    expect(upload.destroyed).toBe(false);
    const uploadClosed = closing(upload);
    inSeconds(121);
    await uploadClosed;
  });

  it('ignores a body that has arrived completely, and keeps its connection', async () => {
    const quick = await send('Content-Length: 5', 'hello');
    await until(() => finished.length === 1);
    inSeconds(60);
    quick.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nworld');
    await until(() => finished.length === 2);
    expect([quick.destroyed, finished]).toEqual([false, ['5', '5']]);
  });

  it('gives a slow body no extra time for a large one before it on the same connection', async () => {
    const both = await send(
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000',
      'x'.repeat(1_000_000),
    );
    await until(() => finished.length === 1);
    inSeconds(0);
    both.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nx');
    await until(() => arrived === 2);
    const closed = closing(both);
    inSeconds(6);
    await closed;
    expect(both.received()).toContain('408');
  });

  it('checks 300 dripping bodies ten times with little CPU and closes them all at once', async () => {
    const senders = await Promise.all(Array.from({ length: 300 }, () => send('Content-Length: 1000', 'x')));
    await until(() => arrived === 300);
    // A collection of garbage, or the first compilation, adds to one of the runs.
    const runs = Array.from({ length: 5 }, () => {
      const { user } = process.threadCpuUsage();
      for (let looks = 0; looks < 10; looks++) inSeconds(1);
      return process.threadCpuUsage().user - user;
    });
    expect(Math.min(...runs)).toBeLessThan(100_000);
    const closed = Promise.all(senders.map((sender) => closing(sender)));
    inSeconds(6);
    await closed;
  });
});
