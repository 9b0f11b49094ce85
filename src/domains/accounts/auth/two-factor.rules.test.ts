import { describe, expect, it } from 'vitest';
import {
  alreadyOn,
  deadChallenge,
  isTotpCode,
  notOn,
  notSetUp,
  plainCode,
  wrongCode,
  wrongConfirmationCode,
  wrongFirstCode,
} from './two-factor.rules.ts';

describe('plainCode', () => {
  it.each([
    ['123 456', '123456'],
    ['ABCD-efgh', 'abcdefgh'],
    [' ab cd - 12 ', 'abcd12'],
    ['', ''],
  ])('compares %j as %j', (typed, plain) => expect(plainCode(typed)).toBe(plain));
});

describe('isTotpCode', () => {
  it.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['abcdef', false],
    ['12345é', false],
  ])('returns for %j: %s', (plain, isTotp) => expect(isTotpCode(plain)).toBe(isTotp));
});

describe('refusals of a code', () => {
  it.each([
    ['a wrong code at sign-in', wrongCode, 401],
    ['a wrong code of a confirmation', wrongConfirmationCode, 422],
    ['a wrong first code', wrongFirstCode, 422],
    ['an expired challenge', deadChallenge, 422],
    ['a code before the set-up', notSetUp, 409],
    ['a second set-up', alreadyOn, 409],
    ['the end of a factor that is off', notOn, 409],
  ] as const)('answers %s', (_case, refuse, status) => expect(refuse().status).toBe(status));
});
