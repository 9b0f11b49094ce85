import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { HonoRequest } from 'hono';

let trustProxy = false;

/** Called once at start: whether the last `X-Forwarded-For` entry is believed. */
export function trustForwardedFor(trust: boolean): void {
  trustProxy = trust;
}

/** Address the limits count by. One household has one IPv6 /64, so the rest of the address is dropped. */
export function clientAddressOf(request: { req: HonoRequest; env: Partial<HttpBindings> | undefined }): string {
  const forwarded = trustProxy ? request.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded || request.env?.incoming?.socket?.remoteAddress || '127.0.0.1';
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
