import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';
import { perApp } from '../app-state.server.ts';

/** Address by which rate limits count a client. */
export interface ClientAddress {
  /** An IPv4 address, or the /64 of an IPv6 address: a household has one /64, so the rest is dropped. */
  address: string;
  /** The /56 around an IPv6 address: many providers assign one to each customer. */
  network?: string;
  /** Whether the request comes from this machine, and not through a proxy. */
  isLocal: boolean;
}

const UNKNOWN = '127.0.0.1';
const LOOPBACK = /^(127\.|::1$)/;
const GROUPS = 8;
const GROUPS_OF_64 = 4;
const HIGH_BYTE = 0xff00;

const proxy = perApp(() => ({ isTrusted: false }));

/** Sets whether the last `X-Forwarded-For` entry is trusted. Called once at start. */
export function trustForwardedFor(trust: boolean): void {
  proxy().isTrusted = trust;
}

/** Returns whether connections come from a proxy that forwards for all visitors. */
export const isProxyTrusted = (): boolean => proxy().isTrusted;

/** @param peer remote address of the connection. @param forwardedFor the `X-Forwarded-For` header, if present. */
export function readClientAddress(peer: string | undefined, forwardedFor?: string): ClientAddress {
  const forwarded = isProxyTrusted() ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const plain = (forwarded || peer || UNKNOWN).replace(/^::ffff:(?=\d+\.)/i, '');
  const isLocal = forwardedFor === undefined && LOOPBACK.test(plain);
  // Node compiles a large pattern to answer for the first address.
  return plain.includes(':') && isIPv6(plain) ? { ...networks(plain), isLocal } : { address: plain, isLocal };
}

interface ClientRequest {
  req: HonoRequest;
  env: Partial<HttpBindings> | undefined;
}

/** Returns the client address of a request in Hono. */
export const requestAddress = ({ req, env }: ClientRequest): ClientAddress =>
  readClientAddress(env?.incoming?.socket?.remoteAddress, req.header('x-forwarded-for'));

/** Returns only the address of `requestAddress`. */
export const getClientAddress = (request: ClientRequest): string => requestAddress(request).address;

function networks(address: string): { address: string; network: string } {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array(Math.max(0, GROUPS - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS_OF_64).map((group) => Number.parseInt(group, 16));
  const wider = groups.with(-1, (groups.at(-1) ?? 0) & HIGH_BYTE);
  return { address: `${hex(groups)}::/64`, network: `${hex(wider)}::/56` };
}

const hex = (groups: number[]): string => groups.map((group) => group.toString(16)).join(':');
