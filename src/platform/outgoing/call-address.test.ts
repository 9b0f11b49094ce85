import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useFakeReceiver } from '#tests/support/fake-receiver.ts';
import { callAddress } from './call-address.server.ts';
import { allowOutgoingHosts } from './public-address.server.ts';

const receiver = useFakeReceiver();
const CONTENT = { headers: { 'content-type': 'application/json', 'x-one': '1' }, body: '{"a":"é"}' };
const call = (timeoutMs?: number) => callAddress(receiver.url, CONTENT, timeoutMs === undefined ? {} : { timeoutMs });

/** Counts the connections to a port of this machine, whatever is sent on them. */
async function aSilentPort() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { port, count: () => connections, close: () => server.close() };
}

describe('callAddress', () => {
  it('posts the text with its headers, and returns the status and the beginning of the answer', async () => {
    receiver.answerWith((response) => response.writeHead(202).end('x'.repeat(5_000)));
    const result = await call();
    expect(result).toMatchObject({ status: 202, answer: 'x'.repeat(2_000) });
    expect(receiver.received).toMatchObject([{ path: '/hook', body: CONTENT.body, headers: { 'x-one': '1' } }]);
  });

  it.each([301, 302, 307, 308])('follows no redirect (%i)', async (status) => {
    receiver.answerWith(status);
    expect(await call()).toMatchObject({ status });
    expect(receiver.received).toHaveLength(1);
  });

  it('ends with “late” when nothing comes', async () => {
    receiver.answerWith(() => {});
    expect(await call(50)).toMatchObject({ status: null, fault: 'late' });
  });

  it('keeps the status of an answer whose body hangs or is cut', async () => {
    receiver.answerWith((response) => response.writeHead(200).write('beginning'));
    expect(await call(200)).toMatchObject({ status: 200, answer: 'beginning' });
    receiver.answerWith((response) => {
      response.writeHead(204, { 'content-length': '10' }).flushHeaders();
      response.destroy();
    });
    expect(await call()).toMatchObject({ status: 204 });
  });

  it('takes the first of two answers', async () => {
    receiver.answerWith(({ socket }) => {
      const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
      socket?.end(`${answer}${answer.replace('200 OK', '500 No')}`);
    });
    expect(await call()).toMatchObject({ status: 200, answer: 'ok' });
    expect(receiver.received).toHaveLength(1);
  });

  it('says that nobody listens, and that the connection was cut', async () => {
    receiver.answerWith((response) => response.destroy());
    expect(await call()).toMatchObject({ status: null, fault: 'interrupted' });
    await receiver.close();
    expect(await call()).toMatchObject({ status: null, fault: 'refused' });
  });

  it('connects to no address that is not public, however the name resolves', async () => {
    allowOutgoingHosts([]);
    const port = await aSilentPort();
    const url = `https://hooks.essai-webhooks.example:${port.port}/`;
    for (const addresses of [['127.0.0.1'], ['::1'], ['8.8.8.8', '127.0.0.1'], ['169.254.169.254'], []]) {
      const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      expect(await callAddress(url, CONTENT, { resolve })).toMatchObject({ status: null, fault: 'private' });
    }
    expect(await callAddress(`https://127.0.0.1:${port.port}/`, CONTENT)).toMatchObject({ fault: 'private' });
    expect(await callAddress(`http://127.0.0.1:${port.port}/`, CONTENT)).toMatchObject({ fault: 'private' });
    expect(port.count()).toBe(0);
    port.close();
  });

  it('checks the name again at each connection, so that it cannot point here a moment later', async () => {
    allowOutgoingHosts([]);
    const port = await aSilentPort();
    const answers = ['192.0.2.1', '127.0.0.1'];
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return [{ address: answers.shift() ?? '', family: 4 }];
    };
    const url = `https://rebinding.example:${port.port}/`;
    for (const _ of [1, 2]) expect(await callAddress(url, CONTENT, { resolve })).toMatchObject({ fault: 'private' });
    expect([asked, port.count()]).toEqual([['rebinding.example', 'rebinding.example'], 0]);
    port.close();
  });

  it('names an unknown host', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const result = await callAddress('https://nobody.example/', CONTENT, { resolve });
    expect(result).toMatchObject({ status: null, fault: 'unknown-host' });
  });
});
