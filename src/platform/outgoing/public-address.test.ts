import { afterEach, describe, expect, it } from 'vitest';
import { allowOutgoingHosts, findAddressFault, isPublicAddress } from './public-address.server.ts';

const PRIVATE = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.8.8.8', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.170', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::7f00:1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'not an address', ''],
];
const PUBLIC = [
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2a01:e0a::1',
];

describe('isPublicAddress', () => {
  it.each(PRIVATE)('returns false for %s', (ip) => expect(isPublicAddress(ip)).toBe(false));
  it.each(PUBLIC)('returns true for %s', (ip) => expect(isPublicAddress(ip)).toBe(true));
});

describe('findAddressFault', () => {
  afterEach(() => allowOutgoingHosts([]));

  it.each([
    ['https://hooks.example.com/a?b=c', undefined],
    ['https://hooks.example.com:8443/a', undefined],
    ['https://8.8.8.8/', undefined],
    ['http://hooks.example.com/', 'plain'],
    ['ftp://hooks.example.com/', 'malformed'],
    ['hooks.example.com', 'malformed'],
    ['https://user:secret@hooks.example.com/', 'credentials'],
    ['https://user@hooks.example.com/', 'credentials'],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://0177.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:127.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data/', 'private'],
    ['https://localhost:3000/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://printer.local/', 'private'],
    ['http://127.0.0.1:4000/', 'plain'],
  ])('judges %s: %s', (address, fault) => expect(findAddressFault(address)).toBe(fault));

  it('allows the hosts of the operator, and plain http only on this machine', () => {
    allowOutgoingHosts(['127.0.0.1:4000', 'erp.local', '192.168.1.9:8443']);
    expect(findAddressFault('http://127.0.0.1:4000/a')).toBeUndefined();
    expect(findAddressFault('https://192.168.1.9:8443/a')).toBeUndefined();
    expect(findAddressFault('https://erp.local/a')).toBeUndefined();
    expect(findAddressFault('http://erp.local/a')).toBe('plain');
    expect(findAddressFault('http://127.0.0.1:4001/a')).toBe('plain');
    expect(findAddressFault('https://192.168.1.9/a')).toBe('private');
  });
});
