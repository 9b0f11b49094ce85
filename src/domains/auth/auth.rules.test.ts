import { describe, expect, it } from 'vitest';
import {
  deactivated,
  deadLink,
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

it('each refusal has its status: only a failed sign-in is 401', () => {
  expect(
    [wrongCredentials(), deactivated(), deadLink(), wrongCurrentPassword('password')].map((error) => error.status),
  ).toEqual([401, 403, 422, 422]);
});
