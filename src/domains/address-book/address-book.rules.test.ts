import { describe, expect, it } from 'vitest';
import { isFound, mergePeople } from './address-book.rules.ts';

const PAULE = { name: 'Paule Rivoire', email: 'paule@essai.example', phone: '', address: '' };

describe('isFound', () => {
  it.each([
    ['RIVOIRE', true],
    ['paule@', true],
    ['06 39 98', true],
    ['+33 6 39', true],
    ['', true],
    ['couverture', false],
    ['1234', false],
  ])('answers to %j with %s', (search, isKnown) => {
    expect(isFound({ ...PAULE, phone: '06.39.98.00.01' }, search)).toBe(isKnown);
  });
});

describe('mergePeople', () => {
  it('fills what the first record of an address lacks from later ones', () => {
    const later = { ...PAULE, name: 'P. Rivoire', email: 'Paule@Essai.example', phone: '04 65 71 00 01' };
    expect(mergePeople([PAULE, later, { ...PAULE, address: '26400 Crest' }], 5)).toEqual([
      { ...PAULE, phone: '04 65 71 00 01', address: '26400 Crest' },
    ]);
  });

  it('tells people without an address apart by name and telephone number, however it is written', () => {
    const odile = { name: 'Odile', email: '', phone: '04 65 71 00 01', address: '' };
    const same = { ...odile, name: 'ODILE', phone: '+33465710001' };
    expect(mergePeople([odile, same, { ...odile, phone: '04 65 71 00 02' }], 5).map(({ phone }) => phone)).toEqual([
      '04 65 71 00 01',
      '04 65 71 00 02',
    ]);
  });

  it('leaves out records without a name and stops at the limit', () => {
    const many = [{ ...PAULE, name: ' ' }, PAULE, { ...PAULE, name: 'B', email: 'b@essai.example' }];
    expect(mergePeople(many, 1)).toEqual([PAULE]);
  });
});
