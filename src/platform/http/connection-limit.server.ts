import { readFileSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import { log } from '../log.server.ts';
import { isProxyTrusted, readClientAddress } from './client-address.server.ts';

/** Connections per IPv4 address, or per IPv6 /64, unless the configuration sets another number. */
export const CONNECTIONS_PER_ADDRESS = 50;

/** A /56 contains 256 /64 networks, and belongs to one customer or to a small provider's street. */
const NETWORK_SHARE = 4;
/** Total limit: about 15 kB each when idle, 120 MB in all. */
const MOST_CONNECTIONS = 8_000;
/** Open files reserved for the database, pictures, logs and outgoing calls. */
const RESERVED_FILES = 256;
const LOG_EVERY_MS = 60_000;

/**
 * Closes connections beyond the limits as soon as they are accepted, before anything is read from them. A trusted
 * proxy connects for all visitors, so only the total limit applies to it.
 */
export function limitConnections(server: Server, perAddress: number): void {
  const counts = new Map<string, number>();
  const refuse = countRefusals();
  server.maxConnections = connectionCeiling();
  server.on('drop', () => refuse('in all'));
  server.on('connection', (socket: Socket) => {
    if (isProxyTrusted() || socket.remoteAddress === undefined) return;
    const { address, network } = readClientAddress(socket.remoteAddress);
    const isOver =
      getCount(counts, address) >= perAddress ||
      (network !== undefined && getCount(counts, network) >= perAddress * NETWORK_SHARE);
    if (isOver) {
      socket.destroy();
      return refuse(address);
    }
    const names = network === undefined ? [address] : [address, network];
    for (const name of names) counts.set(name, getCount(counts, name) + 1);
    socket.once('close', () => {
      for (const name of names) release(counts, name);
    });
  });
}

const getCount = (counts: Map<string, number>, name: string): number => counts.get(name) ?? 0;

function release(counts: Map<string, number>, name: string): void {
  const left = getCount(counts, name) - 1;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
}

/** Logs the first refusal, then the number of refusals once a minute. */
function countRefusals(): (address: string) => void {
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = (address: string): void => {
    log().warn({ refused, address }, 'connections refused: too many');
    refused = 0;
    timer = setTimeout(() => {
      timer = undefined;
      if (refused > 0) write(address);
    }, LOG_EVERY_MS).unref();
  };
  return (address) => {
    refused += 1;
    if (timer === undefined) write(address);
  };
}

interface UserLimits {
  open_files?: { soft?: number | string };
}

/** Returns the limit set by memory and the open files (`ulimit -n`). */
export function connectionCeiling(files = openFilesLimit()): number {
  return Math.max(RESERVED_FILES, Math.min(MOST_CONNECTIONS, files - RESERVED_FILES));
}

/** Returns how many files this process may open. Linux tells it in a file; a report of Node takes twenty times as long. */
function openFilesLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    if (soft !== undefined) return Number(soft);
  } catch {
    // Another system.
  }
  if (process.report === undefined) return Number.POSITIVE_INFINITY;
  // Otherwise the report looks up the names of the network's hosts.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: UserLimits };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : Number.POSITIVE_INFINITY;
}
