import { EventEmitter } from 'node:events';
import type { TLSSocket } from 'node:tls';
import { describe, expect, it, vi } from 'vitest';
import { readCertificate } from './read-certificate.server.ts';

/** A connection whose handshake ends with `event`. */
function fakeConnection(event: 'secureConnect' | 'error' | 'close', certificate: object = {}) {
  const socket = Object.assign(new EventEmitter(), {
    setTimeout: vi.fn(),
    destroy: vi.fn(),
    getPeerCertificate: () => certificate,
  });
  const open = vi.fn((_options: object) => {
    setImmediate(() => socket.emit(event, new Error('refused')));
    return socket as unknown as TLSSocket;
  });
  return { open, socket };
}

describe('readCertificate', () => {
  it('returns until when the certificate of the address is valid, and closes the connection', async () => {
    const { open, socket } = fakeConnection('secureConnect', { valid_to: 'Jan 25 04:00:00 2027 GMT' });
    expect(await readCertificate('https://toits.example', open)).toEqual(new Date('2027-01-25T04:00:00.000Z'));
    expect(open).toHaveBeenCalledWith({
      ...{ host: 'toits.example', port: 443, servername: 'toits.example' },
      rejectUnauthorized: false,
    });
    expect(socket.destroy).toHaveBeenCalledOnce();
  });

  it('asks at the port of the address', async () => {
    const { open } = fakeConnection('secureConnect', {});
    expect(await readCertificate('https://toits.example:8443', open)).toBeUndefined();
    expect(open.mock.calls[0]?.[0]).toMatchObject({ port: 8_443 });
  });

  it.each(['error', 'close'] as const)('returns undefined after “%s”', async (event) => {
    expect(await readCertificate('https://toits.example', fakeConnection(event).open)).toBeUndefined();
  });

  it('connects to nothing without https', async () => {
    const { open } = fakeConnection('error');
    expect(await readCertificate('http://toits.example', open)).toBeUndefined();
    expect(open).not.toHaveBeenCalled();
  });
});
