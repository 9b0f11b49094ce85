import { describe, expect, it } from 'vitest';
import { deviceName, tokenDevice } from './device-name.ts';

describe('deviceName', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/130 Safari/537 Edg/130', 'Edge, Windows'],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/130 Mobile Safari/537', 'Chrome, Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604', 'Safari, iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17 Safari/605', 'Safari, macOS'],
    ['curl/8.5', 'Autre application'],
    [tokenDevice('Tableur'), 'Jeton d’API « Tableur »'],
    ['', 'Autre application'],
  ])('names the device of %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
