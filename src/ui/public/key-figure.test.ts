import { describe, expect, it } from 'vitest';
import { toKeyFigures } from './key-figure.ts';

describe('toKeyFigures', () => {
  it.each([
    ['500+', 500, '+'],
    ['4,9/5', 4.9, '/5'],
    ['24/7', 24, '/7'],
    ['24h', 24, 'h'],
    ['17', 17, ''],
  ])('splits “%s”', (text, value, unit) => {
    expect(toKeyFigures([{ label: 'Un', text }])).toEqual([{ label: 'Un', value, unit, text }]);
  });

  it('leaves out what is no figure', () => {
    expect(toKeyFigures([{ label: 'Un', text: 'beaucoup' }])).toEqual([]);
  });
});
