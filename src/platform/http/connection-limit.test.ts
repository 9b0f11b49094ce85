import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../log.server.ts';
import { trustForwardedFor } from './client-address.server.ts';
import { connectionCeiling, limitConnections } from './connection-limit.server.ts';

const LIMIT = 3;

let server: Server;
let sockets: Socket[] = [];

beforeEach(async () => {
  server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, LIMIT);
  await once(server.listen(0, '::'), 'listening');
});

afterEach(async () => {
  trustForwardedFor(false);
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends a request on a new connection that stays open; returns the response, empty when it was closed. */
function ask(localAddress = '127.0.0.1'): Promise<string> {
  const host = localAddress.includes(':') ? '::1' : '127.0.0.1';
  const socket = connect({ port: (server.address() as AddressInfo).port, host, localAddress });
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''));
    socket.once('error', () => resolve('')).once('close', () => resolve(''));
  });
}

const askOften = async (times: number, localAddress?: string): Promise<string[]> => {
  const answers: string[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await ask(localAddress));
  return answers;
};

const OK = 'HTTP/1.1 200 OK';

describe('limitConnections', () => {
  it('closes connections of one address beyond its limit, and serves another address', async () => {
    expect(await askOften(4)).toEqual([OK, OK, OK, '']);
    expect(await ask('127.0.0.2')).toBe(OK);
  });

  it('counts IPv6 loopback by its /64', async () => {
    expect(await askOften(4, '::1')).toEqual([OK, OK, OK, '']);
  });

  it('admits an address again once one of its connections has closed', async () => {
    await askOften(3);
    sockets[0]?.destroy();
    await vi.waitFor(async () => expect(await ask()).toBe(OK));
  });

  it('applies no per-address limit to a trusted proxy', async () => {
    trustForwardedFor(true);
    expect(await askOften(10)).toEqual(Array(10).fill(OK));
  });

  it('closes connections beyond the total limit, also those of a proxy', async () => {
    trustForwardedFor(true);
    server.maxConnections = 2;
    expect(await askOften(3)).toEqual([OK, OK, '']);
  });

  it('logs the first refusal at once, and the others in one line a minute later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const warn = vi.spyOn(log(), 'warn').mockImplementation(() => {});
    await askOften(8);
    expect(warn.mock.calls).toEqual([[{ refused: 1, address: '127.0.0.1' }, 'connections refused: too many']]);
    vi.advanceTimersByTime(60_000);
    expect(warn.mock.calls[1]).toEqual([{ refused: 4, address: '127.0.0.1' }, 'connections refused: too many']);
    vi.advanceTimersByTime(120_000);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('connectionCeiling', () => {
  it.each([
    [1_024, 768],
    [20_000, 8_000],
    [Number.POSITIVE_INFINITY, 8_000],
    [100, 256],
  ])('derives from %s open files the limit %s', (files, ceiling) => {
    expect(connectionCeiling(files)).toBe(ceiling);
  });

  it('reads the open-file limit of this process', () => {
    const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
    const soft = Number(userLimits?.open_files?.soft);
    expect(connectionCeiling()).toBe(connectionCeiling(Number.isFinite(soft) ? soft : Number.POSITIVE_INFINITY));
  });
});
