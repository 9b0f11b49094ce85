import { describe, expect, it } from 'vitest';
import { readCsvLines } from './csv-lines.server.ts';

describe('readCsvLines', () => {
  it('names the line on which each record begins, and skips empty ones', () => {
    expect(readCsvLines('\uFEFFa;b\r\n"un\r\ndeux";x\r\n;\r\ny\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['un\ndeux', 'x'] },
      { line: 5, cells: ['y'] },
    ]);
  });

  it('returns undefined for a file with a wrong quotation mark', () => {
    expect(readCsvLines('a;b\n"c;d')).toBeUndefined();
  });
});
