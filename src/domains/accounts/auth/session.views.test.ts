import { describe, expect, it, test } from 'vitest';
import { loginAddress, safeNext, timeLeft } from './session.views.ts';

describe('safeNext and loginAddress', () => {
  test.each([
    ['/admin/contact?status=unread', '/admin/contact?status=unread'],
    [null, '/admin'],
    ['https://evil.example/admin', '/admin'],
    ['//evil.example/admin', '/admin'],
    ['/\\evil.example/admin', '/admin'],
    ['\\/evil.example/admin', '/admin'],
    ['https:evil.example/admin', '/admin'],
    ['javascript:alert(1)//admin', '/admin'],
    ['\t//evil.example/admin', '/admin'],
    ['/admin\\evil', '/admin'],
    ['/admin/../../contact', '/admin'],
    ['/administration', '/admin'],
    ['/admin/login?next=/admin', '/admin'],
    ['/contact', '/admin'],
  ])('redirects %s to %s', (next, address) => expect(safeNext(next)).toBe(address));

  test('stores the previous page in the sign-in URL', () => {
    expect(loginAddress('/admin/contact?page=2')).toBe('/admin/login?next=%2Fadmin%2Fcontact%3Fpage%3D2');
    expect(loginAddress('/admin')).toBe('/admin/login');
  });
});

describe('session left views', () => {
  it.each([
    [120, '2 min'],
    [118, '1 min 58 s'],
    [60, '1 min'],
    [45, '45 s'],
    [0, '0 s'],
  ])('formats %i seconds as “%s”', (seconds, text) => {
    expect(timeLeft(seconds)).toBe(text);
  });
});
