import { setImmediate as breathe } from 'node:timers/promises';
import { getHeadings, getLineLabel, getLineParts, getTotalRows } from '#src/kernel/document-parts.ts';
import { exactEuros, quantityText, rateText, unitPriceText } from '#src/kernel/money.ts';
import { DOCUMENT_TEXTS as texts } from '#src/kernel/priced-document.texts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { lineNetCents, type PricedLine } from '#src/kernel/priced-lines.ts';
import {
  CONTENT_WIDTH,
  drawLines,
  getHeight,
  INK,
  INK_SOFT,
  makeSpace,
  ornament,
  PAGE,
  RULE,
  type Sheet,
  type Style,
  TINT,
  tagged,
  wrap,
  writeBox,
} from './pdf-sheet.server.ts';

const CELL: Style = { size: 9 };
const FIGURE: Style = { size: 9, align: 'right', isTabular: true };
const HEADING: Style = { size: 8, weight: 'bold', color: INK_SOFT };
const PAD = 5;
/** Rows after which the event loop gets a turn. */
const ROWS_AT_ONCE = 10;

type Layout = Pick<PricedDocument, 'is_untaxed'>;

interface Cell {
  heading: string;
  width: number;
  style: Style;
  write: (line: PricedLine) => string;
}
interface Column extends Cell {
  x: number;
}
const GAP = 6;

/** Returns the columns; left edges follow from the widths, and the label gets the remaining width. */
function getColumns(layout: Layout): Column[] {
  const { unitPrice, net } = getHeadings(layout);
  const rate: Cell = { heading: texts.rate, width: 40, style: FIGURE, write: (line) => rateText(line.vat_rate) };
  const figures: Cell[] = [
    { heading: texts.quantity, width: 46, style: FIGURE, write: (line) => quantityText(line.quantity_milli) },
    { heading: texts.unit, width: 52, style: CELL, write: (line) => line.unit },
    { heading: unitPrice, width: 88, style: FIGURE, write: (line) => unitPriceText(line.unit_price_cents) },
    ...(layout.is_untaxed ? [] : [rate]),
    { heading: net, width: 84, style: FIGURE, write: (line) => exactEuros(lineNetCents(line)) },
  ];
  const width = CONTENT_WIDTH - figures.reduce((sum, column) => sum + column.width + GAP, 0);
  const write = (line: PricedLine): string => getLineLabel(line.label, line.quantity_milli);
  const cells = [{ heading: texts.label, width, style: CELL, write }, ...figures];
  return cells.map((cell, place) => {
    const before = cells.slice(0, place).reduce((sum, column) => sum + column.width + GAP, 0);
    return { ...cell, x: PAGE.side + before };
  });
}

const ruleAt = (sheet: Sheet, y: number, color = RULE, width = 0.5): void =>
  ornament(sheet, () => {
    const { pdf } = sheet;
    pdf
      .moveTo(PAGE.side, y)
      .lineTo(PAGE.side + CONTENT_WIDTH, y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke();
  });

function drawHeadings(sheet: Sheet, columns: readonly Column[], write: (column: Column) => void): void {
  for (const column of columns) write(column);
  sheet.y += getHeight([''], HEADING) + PAD;
  ruleAt(sheet, sheet.y, INK, 0.8);
  sheet.y += PAD;
}

const headingStyle = ({ style: { align = 'left' } }: Column): Style => ({ ...HEADING, align });

/** Draws the headings again on later pages, visually only: a screen reader reads them on the first page. */
const repeatHeadings = (sheet: Sheet, columns: readonly Column[]): void =>
  drawHeadings(sheet, columns, (column) =>
    ornament(sheet, () => drawLines(sheet, [column.heading], { ...column, y: sheet.y }, headingStyle(column))),
  );

interface Row {
  columns: readonly Column[];
  line: PricedLine;
}

function drawRow(sheet: Sheet, body: PDFKit.PDFStructureElement, { columns, line }: Row): void {
  const cells = columns.map((column) => ({
    column,
    lines: wrap(sheet, column.write(line), column.width, column.style),
  }));
  const height = Math.max(...cells.map(({ column, lines }) => getHeight(lines, column.style)));
  makeSpace(sheet, height + 2 * PAD);
  tagged(sheet, body, 'TR', (row) => {
    for (const { column, lines } of cells) {
      tagged(sheet, row, 'TD', (tag) => writeBox(sheet, tag, lines, { ...column, y: sheet.y }, column.style));
    }
  });
  sheet.y += height + PAD;
  ruleAt(sheet, sheet.y);
  sheet.y += PAD;
}

/** Draws the table of lines, with its headings on every page. */
export async function drawPricedTable(sheet: Sheet, lines: readonly PricedLine[], layout: Layout): Promise<void> {
  const columns = getColumns(layout);
  makeSpace(sheet, 60);
  const table = sheet.pdf.struct('Table');
  sheet.root.add(table);
  tagged(sheet, table, 'THead', (head) =>
    tagged(sheet, head, 'TR', (row) =>
      drawHeadings(sheet, columns, (column) =>
        tagged(sheet, row, 'TH', (tag) =>
          writeBox(sheet, tag, [column.heading], { ...column, y: sheet.y }, headingStyle(column)),
        ),
      ),
    ),
  );
  sheet.onNewPage = () => repeatHeadings(sheet, columns);
  const body = sheet.pdf.struct('TBody');
  table.add(body);
  for (const [index, line] of lines.entries()) {
    drawRow(sheet, body, { columns, line });
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe();
  }
  body.end();
  table.end();
  sheet.onNewPage = () => {};
}

const TOTALS_WIDTH = 250;
const AMOUNT_WIDTH = 96;

interface TotalRow {
  label: string;
  cents?: number;
  isStrong?: boolean;
}

/** A notice without lines states one amount, and no price. The reason for no tax stands in the place of the taxes, or last. */
function totalRows(document: PricedDocument): TotalRow[] {
  const { vat_note, due, is_untaxed } = document;
  if (getLineParts(document).length === 0) return due === null ? [] : [{ ...due, isStrong: true }];
  const rows: TotalRow[] = getTotalRows(document);
  return vat_note === '' ? rows : rows.toSpliced(is_untaxed ? rows.length : 1, 0, { label: vat_note });
}

/** Draws the totals at the right, the last one in its own box. */
export function drawTotals(sheet: Sheet, document: PricedDocument): void {
  const rows = totalRows(document);
  const x = PAGE.width - PAGE.side - TOTALS_WIDTH;
  const labelWidth = TOTALS_WIDTH - AMOUNT_WIDTH - 2 * PAD;
  makeSpace(sheet, rows.length * 22);
  tagged(sheet, sheet.root, 'Table', (table) => {
    for (const { label, cents, isStrong = false } of rows) {
      const style: Style = isStrong ? { size: 12, weight: 'bold' } : { size: 9 };
      const lines = wrap(sheet, label, cents === undefined ? TOTALS_WIDTH - 2 * PAD : labelWidth, style);
      const height = getHeight(lines, style) + PAD;
      makeSpace(sheet, height + PAD);
      const { y } = sheet;
      if (isStrong) {
        ornament(sheet, () => {
          sheet.pdf.rect(x, y - 1, TOTALS_WIDTH, height + PAD - 1).fill(TINT);
          sheet.pdf.rect(x, y - 1, 3, height + PAD - 1).fill(sheet.accent);
        });
      }
      const top = isStrong ? y + PAD / 2 : y;
      tagged(sheet, table, 'TR', (row) => {
        tagged(sheet, row, 'TH', (tag) =>
          writeBox(sheet, tag, lines, { x: x + 2 * PAD, y: top, width: labelWidth }, style),
        );
        if (cents === undefined) return;
        const box = { x: x + TOTALS_WIDTH - AMOUNT_WIDTH - PAD, y: top, width: AMOUNT_WIDTH };
        tagged(sheet, row, 'TD', (tag) =>
          writeBox(sheet, tag, [exactEuros(cents).replaceAll('\u202f', '\u00a0')], box, {
            ...style,
            align: 'right',
            isTabular: true,
          }),
        );
      });
      sheet.y += height + (isStrong ? PAD + 3 : 0);
    }
  });
}
