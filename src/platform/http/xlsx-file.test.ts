import { describe, expect, it } from 'vitest';
import { readWorkbook, readWorkbookParts } from '#tests/support/workbook.ts';
import { rowPages } from '../row-pages.server.ts';
import { xlsxFile } from './list-file.server.ts';

const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const toRows = async (some: number[]) => some.map((id) => ({ id }));

/** Returns the cells of a workbook with these lines under its heading. */
async function readCells(lines: string[][]): Promise<string[][]> {
  const file = xlsxFile('essai', rowPages(ids(lines.length), toRows), (rows) => [
    ['Titre'],
    ...rows.map(({ id }) => lines[id - 1] ?? []),
  ]);
  return (await readWorkbook(file)).slice(1);
}

describe('xlsxFile', () => {
  it('writes one heading and every row of all pages', async () => {
    const file = xlsxFile('devis', rowPages(ids(1_201), toRows), (rows) => [
      ['Numéro', 'Client'],
      ...rows.map(({ id }) => [String(id), 'Élodie & fils']),
    ]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="devis-\d{4}-\d\d-\d\d\.xlsx"$/);
    const parts = await readWorkbookParts(file);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row>/g)).toHaveLength(1_202);
    expect(sheet.match(/>Numéro</g)).toHaveLength(1);
    expect(sheet).toContain('Élodie &amp; fils');
    expect(parts.get('xl/workbook.xml')).toContain('<sheet name="devis"');
  });

  it('writes amounts and days as numbers, and everything else as text', async () => {
    const texts = ['1250,50', '-3,00', '2026-11-27', '07000', '0612345678', '12,5', '2026-13-45', ''];
    expect(await readCells([texts])).toEqual([
      ['1:1250.50', '1:-3.00', '2:46353', '07000', '0612345678', '12,5', '2026-13-45', ':'],
    ]);
  });

  it('keeps formulas, control characters and escapes of a hostile text as text', async () => {
    const texts = [
      '=HYPERLINK("http://x")',
      'a\u0000\u0008b',
      '_x000D_',
      '<script>&',
      '\u{1F3E0} été',
      'a\nb',
      '\uD800',
    ];
    expect(await readCells([texts])).toEqual([
      ['=HYPERLINK("http://x")', 'ab', '_x005F_x000D_', '<script>&', '\u{1F3E0} été', 'a\nb', ''],
    ]);
  });

  it('cuts a text that a cell cannot hold', async () => {
    expect((await readCells([['é'.repeat(40_000)]]))[0]?.[0]).toHaveLength(32_767);
  });

  it('refuses more rows than a sheet holds', () => {
    const rows = rowPages(ids(1_048_576), toRows);
    expect(() => xlsxFile('essai', rows, () => [['Titre']])).toThrow(/trop de lignes/);
  });

  it('breaks off when a page cannot be read', async () => {
    const rows = rowPages(ids(600), async (some) => {
      if (some[0] !== 1) throw new Error('lost');
      return toRows(some);
    });
    await expect(xlsxFile('essai', rows, () => [['Titre']]).arrayBuffer()).rejects.toThrow();
  });
});
