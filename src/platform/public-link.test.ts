import { describe, expect, it } from 'vitest';
import { isLocalAddress } from './public-link.server.ts';

describe('isLocalAddress', () => {
  it.each([
    ['http://localhost:3000', true],
    ['https://toits.localhost', true],
    ['http://127.0.0.1:8080', true],
    ['http://127.3.2.1', true],
    ['http://[::1]:3000', true],
    ['https://toits.fr', false],
    ['https://localhost.toits.fr', false],
    ['https://notlocalhost', false],
    ['http://192.168.1.10', false],
  ])('says of %s: %s', (address, isLocal) => {
    expect(isLocalAddress(address)).toBe(isLocal);
  });
});
