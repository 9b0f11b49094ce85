import { setImmediate as breathe } from 'node:timers/promises';
import { getGrossRows, getLineLabel, getLineParts } from '#src/kernel/document-parts.ts';
import { exactEuros, quantityText, rateText, unitPriceText } from '#src/kernel/money.ts';
import { DOCUMENT_TEXTS as texts } from '#src/kernel/priced-document.texts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { lineNetCents, type PricedLine } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
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

/** Left edges follow from the widths; the label column gets the remaining width. */
const FIGURES = [
  { heading: texts.quantity, width: 46, align: 'right' },
  { heading: texts.unit, width: 52, align: 'left' },
  { heading: texts.unitPrice, width: 88, align: 'right' },
  { heading: texts.rate, width: 40, align: 'right' },
  { heading: texts.net, width: 84, align: 'right' },
] as const;
const GAP = 6;
const LABEL_WIDTH = CONTENT_WIDTH - FIGURES.reduce((sum, { width }) => sum + width + GAP, 0);
interface Column {
  heading: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}
const SIZES = [{ heading: texts.label, width: LABEL_WIDTH, align: 'left' as const }, ...FIGURES];
const COLUMNS = SIZES.map((column, place): Column => {
  const before = SIZES.slice(0, place).reduce((sum, { width }) => sum + width + GAP, 0);
  return { ...column, x: PAGE.side + before };
});

const toCells = (line: PricedLine): string[] => [
  getLineLabel(line.label, line.quantity_milli),
  quantityText(line.quantity_milli),
  line.unit,
  unitPriceText(line.unit_price_cents),
  rateText(line.vat_rate),
  exactEuros(lineNetCents(line)),
];

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

function drawHeadings(sheet: Sheet, write: (heading: string, column: Column) => void): void {
  for (const column of COLUMNS) write(column.heading, column);
  sheet.y += getHeight([''], HEADING) + PAD;
  ruleAt(sheet, sheet.y, INK, 0.8);
  sheet.y += PAD;
}

const headingStyle = (align: 'left' | 'right'): Style => ({ ...HEADING, align });

/** Draws the headings again on later pages, visually only: a screen reader reads them on the first page. */
const repeatHeadings = (sheet: Sheet): void =>
  drawHeadings(sheet, (heading, column) =>
    ornament(sheet, () => drawLines(sheet, [heading], { ...column, y: sheet.y }, headingStyle(column.align))),
  );

function drawRow(sheet: Sheet, body: PDFKit.PDFStructureElement, line: PricedLine): void {
  const cells = toCells(line).map((text, index) => {
    const style = index === 0 || index === 2 ? CELL : FIGURE;
    const column = COLUMNS[index];
    return column && { column, style, lines: wrap(sheet, text, column.width, style) };
  });
  const height = Math.max(...cells.map((cell) => (cell ? getHeight(cell.lines, cell.style) : 0)));
  makeSpace(sheet, height + 2 * PAD);
  tagged(sheet, body, 'TR', (row) => {
    for (const cell of cells) {
      if (!cell) continue;
      tagged(sheet, row, 'TD', (tag) => writeBox(sheet, tag, cell.lines, { ...cell.column, y: sheet.y }, cell.style));
    }
  });
  sheet.y += height + PAD;
  ruleAt(sheet, sheet.y);
  sheet.y += PAD;
}

/** Draws the table of lines, with its headings on every page. */
export async function drawPricedTable(sheet: Sheet, lines: readonly PricedLine[]): Promise<void> {
  makeSpace(sheet, 60);
  const table = sheet.pdf.struct('Table');
  sheet.root.add(table);
  tagged(sheet, table, 'THead', (head) =>
    tagged(sheet, head, 'TR', (row) =>
      drawHeadings(sheet, (heading, column) =>
        tagged(sheet, row, 'TH', (tag) =>
          writeBox(sheet, tag, [heading], { ...column, y: sheet.y }, headingStyle(column.align)),
        ),
      ),
    ),
  );
  sheet.onNewPage = () => repeatHeadings(sheet);
  const body = sheet.pdf.struct('TBody');
  table.add(body);
  for (const [index, line] of lines.entries()) {
    drawRow(sheet, body, line);
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

/** A notice without lines states one amount, and no price. */
function totalRows(document: PricedDocument): TotalRow[] {
  const { totals, vat_note, settled, due } = document;
  if (getLineParts(document).length === 0) return due === null ? [] : [{ ...due, isStrong: true }];
  const taxes = totals.vat.map(({ rate, net_cents, vat_cents }) => ({
    label: fill(texts.vat, { rate: rateText(rate), net: exactEuros(net_cents) }),
    cents: vat_cents,
  }));
  return [
    { label: texts.totalNet, cents: totals.net_cents },
    ...(vat_note === '' ? taxes : [{ label: vat_note }]),
    ...getGrossRows(document),
    ...settled.map(({ label, cents }) => ({ label, cents: -cents })),
    ...(due === null ? [] : [{ ...due, isStrong: true }]),
  ];
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
