import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { allowOutgoingHosts } from '#src/platform/outgoing/public-address.server.ts';

interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Reply = number | ((response: ServerResponse, call: ReceivedCall) => void);

/** Program that receives webhooks on this machine. */
export interface FakeReceiver {
  url: string;
  host: string;
  received: ReceivedCall[];
  /** Answers every later call with this status, or in this way. */
  answerWith(reply: Reply): void;
  close(): Promise<void>;
}

/** @param port where to listen; any free one by default. */
export async function startFakeReceiver(port = 0): Promise<FakeReceiver> {
  const received: ReceivedCall[] = [];
  let reply: Reply = 200;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() };
    received.push(call);
    if (typeof reply === 'function') reply(response, call);
    else response.writeHead(reply, { location: '/elsewhere' }).end('answer');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/hook`,
    host,
    received,
    answerWith: (next) => {
      reply = next;
    },
    close: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a receiver of its own for each test of the file, and allows its host. */
export function useFakeReceiver(): FakeReceiver {
  const receiver = {} as FakeReceiver;
  beforeEach(async () => {
    Object.assign(receiver, await startFakeReceiver());
    allowOutgoingHosts([receiver.host]);
  });
  afterEach(async () => {
    allowOutgoingHosts([]);
    await receiver.close();
  });
  return receiver;
}
