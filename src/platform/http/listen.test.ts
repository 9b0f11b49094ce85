import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type Listener, listen } from './listen.server.ts';

const HOST = '127.0.0.1';

const open = (listener: Listener) => listen(listener, { port: 0, host: HOST });

describe('listen', () => {
  test('binds any free port for port 0 and reports its number', async () => {
    const server = await open((_request, response) => response.end('here'));
    expect(await (await fetch(`http://${HOST}:${server.port}`)).text()).toBe('here');
    await server.drain();
  });

  test('rejects with the reason when the port is in use', async () => {
    const server = await open((_request, response) => response.end());
    const again = listen(() => undefined, { port: server.port, host: HOST });
    await expect(again).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: `PORT=${server.port} : un autre programme écoute déjà sur ce port ; arrêtez-le, ou choisissez un autre PORT.`,
    });
    await server.drain();
  });

  test('finishes the open request while draining and accepts no new one', async () => {
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

  test('drains without waiting for an idle keep-alive connection', async () => {
    const server = await open((_request, response) => response.end('here'));
    const socket = connect(server.port, HOST);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await server.drain();
    await closed;
  });

  test('refuses headers above 16 KB', async () => {
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
});
