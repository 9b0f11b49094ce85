import { afterEach, describe, expect, it } from 'vitest';
import { trustForwardedFor } from './client-address.server.ts';
import { takeRequestId } from './request-id.server.ts';

const GIVEN = '4bf92f3577b34da6a3ce929d0e0e4736';
const NEW = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

afterEach(() => trustForwardedFor(false));

describe('takeRequestId', () => {
  it('makes an id of its own where nobody is trusted to give one', () => {
    expect(takeRequestId(GIVEN)).toMatch(NEW);
    expect(takeRequestId(undefined)).not.toBe(takeRequestId(undefined));
  });

  it('takes a well-formed id from a trusted proxy', () => {
    trustForwardedFor(true);
    expect(takeRequestId(GIVEN)).toBe(GIVEN);
    expect(takeRequestId('01J9Z8.proxy_a-17cc')).toBe('01J9Z8.proxy_a-17cc');
  });

  it.each([
    '',
    'short',
    'job-12',
    `${GIVEN} x`,
    `${GIVEN}\u00e9`,
    'a'.repeat(65),
    '-'.repeat(20),
    '{"a":"0123456789abc"}',
  ])('makes an id instead of %j', (header) => {
    trustForwardedFor(true);
    expect(takeRequestId(header)).toMatch(NEW);
  });

  it('makes an id instead of two', () => {
    trustForwardedFor(true);
    expect(takeRequestId([GIVEN, GIVEN])).toMatch(NEW);
  });
});
