import { describe, expect, it } from 'vitest';
import { chatLink, dialled, spaced } from './phone.ts';

describe('telephone links', () => {
  it.each([
    ['04 65 71 00 00', '+33465710000'],
    ['+33 4 65 71 00 00', '+33465710000'],
    ['02 62 12 34 56', '+262262123456'],
    ['0692 12 34 56', '+262692123456'],
    ['0269 12 34 56', '+262269123456'],
    ['0590 12 34 56', '+590590123456'],
    ['0696 12 34 56', '+596696123456'],
    ['0594 12 34 56', '+594594123456'],
    ['06 91 12 34 56', '+590691123456'],
    ['06 12 34 56 78', '+33612345678'],
  ])('dials %s as %s', (phone, expected) => {
    expect(dialled(phone)).toBe(expected);
  });

  it('formats French numbers in pairs and foreign ones without spaces', () => {
    expect(spaced('+33465710012')).toBe('+33 4 65 71 00 12');
    expect(spaced('0262 12 34 56')).toBe('+262 262 12 34 56');
    expect(spaced('+41 22 000')).toBe('+4122000');
  });

  it('returns a chat link only if there is a number', () => {
    expect(chatLink('+33 4 65 71 00 00')).toBe('https://wa.me/33465710000');
    expect(chatLink('')).toBe('');
  });
});
