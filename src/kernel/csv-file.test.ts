import { describe, expect, it } from 'vitest';
import { getDelimiter, getHeadingKey, readCell } from './csv-file.ts';

describe('csv files', () => {
  it.each([
    ['nom;avis', ';'],
    ['\uFEFFnom,avis,note', ','],
    ['nom\tavis', '\t'],
    ['nom', ';'],
    ['', ';'],
  ])('detects, for %j, the delimiter %j', (csv, sign) => {
    expect(getDelimiter(`${csv}\r\na,b;c`)).toBe(sign);
  });

  it('reads a heading whatever its case, accents and spaces', () => {
    expect(getHeadingKey(' Durée (301)')).toBe('duree301');
  });

  it('takes away the apostrophe that an export puts before a formula', () => {
    expect([readCell(" '=SOMME(1) "), readCell("'hier"), readCell(undefined)]).toEqual(['=SOMME(1)', "'hier", '']);
  });
});
