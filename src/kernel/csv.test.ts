import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('csv', () => {
  it('writes byte-order mark, semicolons and CRLF for French spreadsheets', () => {
    expect(
      toCsv([
        ['Nom', 'Ville'],
        ['Élodie', 'Le Pouzin'],
      ]),
    ).toBe('\uFEFFNom;Ville\r\nÉlodie;Le Pouzin\r\n');
    expect(toCsv([])).toBe('\uFEFF');
  });

  it.each([
    ['a;b', '"a;b"'],
    ['dit "oui"', '"dit ""oui"""'],
    ['deux\nlignes', '"deux\nlignes"'],
    ['=HYPERLINK("http://e")', '"\'=HYPERLINK(""http://e"")"'],
    ['+33 4 65 71 00 12', "'+33 4 65 71 00 12"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\0=1', "'=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['  =1', "'  =1"],
    ['\u00a0\u3000＝1', "'\u00a0\u3000＝1"],
    ['\u200b\ufeff=1', "'\u200b\ufeff=1"],
    ['\t1', "'\t1"],
    ['\r1', '"\'\r1"'],
    ['\n=1', '"\'\n=1"'],
    ['﹦1', "'﹦1"],
    ['  a', '  a'],
    ['a＝b', 'a＝b'],
    ['', ''],
    ['a=b', 'a=b'],
  ])('writes the cell %j as %j', (value, written) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
  });
});
