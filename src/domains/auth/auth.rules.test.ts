import { describe, expect, it } from 'vitest';
import {
  deactivated,
  deadLink,
  deviceName,
  idleSeconds,
  isGuessable,
  lifeSeconds,
  wrongCredentials,
  wrongCurrentPassword,
} from './auth.rules.ts';

describe('the life of a session', () => {
  it('is short for staff, as they choose, and long for customers', () => {
    expect([idleSeconds('admin', 15), idleSeconds('manager', 60)]).toEqual([900, 3_600]);
    expect(idleSeconds('user', 15)).toBe(14 * 86_400);
    expect([lifeSeconds('admin'), lifeSeconds('manager'), lifeSeconds('user')]).toEqual([43_200, 43_200, 2_592_000]);
  });
});

describe('a guessable password', () => {
  const commonest = new Set(['12345678', 'motdepasse']);

  it.each([
    '12345678',
    'MotDePasse',
    'couverture07',
    'Toiture2026!',
    'POUZIN-07250',
    'Charpente!!',
    'Jean.Dupont1',
    'jeandupont2026',
  ])('is %s', (password) => {
    expect(isGuessable(password, 'jean.dupont@essai.example', commonest)).toBe(true);
  });

  it.each(['couverture en ardoise', 'une tuile et trois lattes', 'jean.dupont aime les toits', '83920174', 'éàü🏠'])(
    'is not %s',
    (password) => {
      expect(isGuessable(password, 'jean.dupont@essai.example', commonest)).toBe(false);
    },
  );

  it('is not made of a very short name, nor of none', () => {
    expect(isGuessable('max12345', 'max@essai.example', commonest)).toBe(false);
    expect(isGuessable('83920174', '', commonest)).toBe(false);
  });
});

describe('a device is named for people', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/130 Safari/537 Edg/130', 'Edge, Windows'],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/130 Mobile Safari/537', 'Chrome, Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604', 'Safari, iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17 Safari/605', 'Safari, macOS'],
    ['curl/8.5', 'Autre application'],
    ['', 'Autre application'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

it('each refusal has its status: only a failed sign-in is 401', () => {
  expect([wrongCredentials(), deactivated(), deadLink(), wrongCurrentPassword()].map((error) => error.status)).toEqual([
    401, 403, 422, 422,
  ]);
});
