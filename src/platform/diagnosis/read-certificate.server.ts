import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';

const TIMEOUT_MS = 5_000;
const HTTPS_PORT = 443;

type Connect = (options: { host: string; port: number; servername: string; rejectUnauthorized: false }) => TLSSocket;

function toExpiry({ valid_to }: Partial<PeerCertificate>): Date | undefined {
  const expiry = new Date(valid_to ?? '');
  return Number.isNaN(expiry.getTime()) ? undefined : expiry;
}

/**
 * Returns until when the certificate of an https address is valid, signed by anyone; undefined for another address,
 * and where nobody answers. Nobody chooses the address: it is the configured one.
 */
export async function readCertificate(address: string, open: Connect = connect): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = open({ host, port: Number(port) || HTTPS_PORT, servername: hostname, rejectUnauthorized: false });
  const { promise, resolve } = Promise.withResolvers<Date | undefined>();
  socket.setTimeout(TIMEOUT_MS, () => resolve(undefined));
  socket.once('error', () => resolve(undefined));
  socket.once('close', () => resolve(undefined));
  socket.once('secureConnect', () => resolve(toExpiry(socket.getPeerCertificate())));
  return await promise.finally(() => socket.destroy());
}
