import { DomainError } from '#src/kernel/errors.ts';
import { zipTexts } from '../archive/zip-stream.server.ts';
import type { RowPages } from '../row-pages.server.ts';

type Lines = string[][];

/** Lines that a sheet holds, and characters that a cell holds (limits of Excel). */
const LINES_MAX = 1_048_576;
const CELL_MAX = 32_767;
const TOO_LONG = 'Cette liste a trop de lignes pour un classeur Excel. Choisissez CSV, ou filtrez-la.';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const COLUMN_WIDTH = 18;

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`;
const ROOT_LINKS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const BOOK_LINKS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${LINKS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${LINKS}/styles" Target="styles.xml"/></Relationships>`;

/** Styles of cells, by their place in the list of the style sheet. */
const AMOUNT = 1;
const DAY = 2;
const HEADING = 3;
/** 4 is "# ##0,00" and 14 a short date, both in the language of the reader. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const workbook = (name: string): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Characters that XML forbids. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text is never read as a formula; Excel reads `_x0041_` as a character, unless its first sign is written so. */
const escapeText = (text: string): string =>
  text
    .slice(0, CELL_MAX)
    .replace(FORBIDDEN, '')
    .replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const textCell = (text: string, style = ''): string =>
  text === '' ? '<c/>' : `<c${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

const AMOUNT_TEXT = /^-?\d{1,12},\d\d$/;
const DAY_TEXT = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;
/** Day of 1 January 1970 in spreadsheets. */
const EPOCH_DAY = 25_569;

/** Amounts and days of a CSV file become numbers, so that they can be added and sorted. */
function cell(text: string): string {
  if (AMOUNT_TEXT.test(text)) return `<c s="${AMOUNT}"><v>${text.replace(',', '.')}</v></c>`;
  const day = DAY_TEXT.test(text) ? Date.parse(text) / DAY_MS + EPOCH_DAY : 0;
  return day > 0 ? `<c s="${DAY}"><v>${day}</v></c>` : textCell(text);
}

const line = (cells: readonly string[]): string => `<row>${cells.map(cell).join('')}</row>`;

async function* sheetTexts<Row>(rows: RowPages<Row>, toLines: (rows: Row[]) => Lines): AsyncGenerator<string> {
  const [heading = []] = toLines([]);
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  yield `<cols><col min="1" max="${heading.length}" width="${COLUMN_WIDTH}" customWidth="1"/></cols><sheetData>`;
  yield `<row>${heading.map((text) => textCell(text, ` s="${HEADING}"`)).join('')}</row>`;
  for await (const page of rows.pages()) yield toLines(page).slice(1).map(line).join('');
  yield '</sheetData></worksheet>';
}

/** Content type of a workbook. */
export const XLSX_TYPE = `${TYPE}.sheet`;

/**
 * Returns the bytes of an Excel workbook of one sheet, made while they are read.
 * @param name of the sheet.
 * @param toLines the heading, then one line per row.
 * @throws DomainError `invalid` for more lines than a sheet holds.
 */
export function xlsxBytes<Row>(
  name: string,
  rows: RowPages<Row>,
  toLines: (rows: Row[]) => Lines,
): AsyncGenerator<Uint8Array> {
  if (rows.count >= LINES_MAX) throw new DomainError('invalid', TOO_LONG);
  return zipTexts([
    { name: '[Content_Types].xml', texts: [CONTENT_TYPES] },
    { name: '_rels/.rels', texts: [ROOT_LINKS] },
    { name: 'xl/workbook.xml', texts: [workbook(name)] },
    { name: 'xl/_rels/workbook.xml.rels', texts: [BOOK_LINKS] },
    { name: 'xl/styles.xml', texts: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', texts: sheetTexts(rows, toLines) },
  ]);
}
