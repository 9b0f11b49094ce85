import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { openZip } from '#src/platform/archive/zip-read.server.ts';

const MOST_BYTES = 100_000_000;

/** Returns the parts of an Excel workbook by name, each of them well-formed XML. */
export async function readWorkbookParts(file: Response): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'xlsx-'));
  try {
    const path = join(folder, 'read.xlsx');
    writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
    const zip = await openZip(path, { entries: 10, totalBytes: MOST_BYTES });
    const parts = new Map<string, string>();
    for (const name of zip.entries.keys()) {
      const text = Buffer.from(await zip.read(name, MOST_BYTES)).toString();
      new SaxesParser().write(text).close();
      parts.set(name, text);
    }
    await zip.close();
    return parts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the cells of the sheet of an Excel workbook, line by line: text, or style and value of a number. */
export async function readWorkbook(file: Response): Promise<string[][]> {
  const parts = await readWorkbookParts(file);
  const table: string[][] = [];
  let cell = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') table.push([]);
    if (name === 'c') cell = 't' in attributes ? '' : `${attributes.s ?? ''}:`;
  });
  parser.on('text', (text) => {
    cell += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'c') table.at(-1)?.push(cell);
  });
  parser.write(parts.get('xl/worksheets/sheet1.xml') ?? '').close();
  return table;
}
