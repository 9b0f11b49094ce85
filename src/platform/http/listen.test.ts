import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Listener, listen } from './listen.server.ts';

const HOST = '127.0.0.1';

const open = (listener: Listener) => listen(listener, { port: 0, host: HOST });

test('port 0 binds any free port and tells which', async () => {
  const server = await open((_request, response) => response.end('here'));
  expect(await (await fetch(`http://${HOST}:${server.port}`)).text()).toBe('here');
  await server.drain();
});

test('a port in use is refused with the reason', async () => {
  const server = await open((_request, response) => response.end());
  const again = listen(() => undefined, { port: server.port, host: HOST });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.drain();
});

test('draining lets the request in flight finish and takes no new one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const server = await open(async (_request, response) => {
    arrived.resolve();
    await promise;
    response.end('finished');
  });
  const inFlight = fetch(`http://${HOST}:${server.port}`);
  await arrived.promise;
  const drained = server.drain();
  await expect(fetch(`http://${HOST}:${server.port}`)).rejects.toThrow();
  resolve();
  expect(await (await inFlight).text()).toBe('finished');
  await drained;
});

test('an idle kept connection does not hold up the drain', async () => {
  const server = await open((_request, response) => response.end('here'));
  const socket = connect(server.port, HOST);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await server.drain();
  await closed;
});

test('headers beyond 16 KB are refused', async () => {
  const server = await open((_request, response) => response.end());
  const status = await new Promise((resolve, reject) => {
    ask({ host: HOST, port: server.port, headers: { 'X-Long': 'a'.repeat(17_000) } }, (answer) =>
      resolve(answer.statusCode),
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBe(431);
  await server.drain();
});
