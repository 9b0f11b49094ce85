import { describe, expect, it } from 'vitest';
import { loginAddress, registerAddress, safeReturn } from './account-addresses.ts';

describe('account addresses', () => {
  it.each(['/messages', '/quotes?id=3', '/devis/abc#bas', '/'])('returns to %s', (next) => {
    expect(safeReturn(next)).toBe(next);
  });

  it.each([
    null,
    '',
    'messages',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https:evil.test',
    'https://evil.test/messages',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/login?next=/login',
    '/register',
  ])('refuses to return to %s', (next) => {
    expect(safeReturn(next)).toBe('/');
  });

  it('adds only useful return addresses to the sign-in links', () => {
    expect(loginAddress('/messages?id=2')).toBe('/login?next=%2Fmessages%3Fid%3D2');
    expect(registerAddress('/')).toBe('/register');
    expect(loginAddress('//evil.test')).toBe('/login');
  });
});
