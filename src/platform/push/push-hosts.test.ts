import { afterEach, describe, expect, it } from 'vitest';
import { allowPushHosts, isPushAddress } from './push-hosts.server.ts';

describe('push hosts', () => {
  afterEach(() => allowPushHosts([]));

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://eu.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://db5p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['https://user:pass@fcm.googleapis.com/', false],
    ['https://fcm.googleapis.com.evil.example/', false],
    ['https://evilnotify.windows.com.example/', false],
    ['https://notify.windows.com/', false],
    ['https://xpush.apple.com/', false],
    ['https://127.0.0.1/', false],
    ['https://[::1]/', false],
    ['https://169.254.169.254/latest/meta-data/', false],
    ['http://localhost:3000/api/admin/users', false],
    ['file:///etc/passwd', false],
    ['pas une adresse', false],
  ])('returns for %s: %s', (address, isAllowed) => {
    expect(isPushAddress(address)).toBe(isAllowed);
  });

  it('accepts further hosts from PUSH_HOSTS, and plain http only on this machine', () => {
    allowPushHosts(['127.0.0.1:4600', 'push.essai.example']);
    expect(isPushAddress('http://127.0.0.1:4600/push/1')).toBe(true);
    expect(isPushAddress('http://127.0.0.1:4601/push/1')).toBe(false);
    expect(isPushAddress('https://push.essai.example/1')).toBe(true);
    expect(isPushAddress('http://push.essai.example/1')).toBe(false);
  });
});
