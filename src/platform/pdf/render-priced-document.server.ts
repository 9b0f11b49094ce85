import { getLineParts, getPrintedNumber } from '#src/kernel/document-parts.ts';
import { DOCUMENT_TEXTS as texts } from '#src/kernel/priced-document.texts.ts';
import type { PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import type { Brand, BrandLogo } from '../brand.server.ts';
import { drawPricedTable, drawTotals } from './draw-priced-table.server.ts';
import {
  CONTENT_WIDTH,
  closeSheet,
  drawLines,
  getHeight,
  getWidth,
  INK,
  INK_SOFT,
  makeSpace,
  openSheet,
  ornament,
  PAGE,
  type Sheet,
  type Style,
  TINT,
  tagged,
  wrap,
  writeBox,
  writeParagraph,
} from './pdf-sheet.server.ts';

const SMALL: Style = { size: 8.5, color: INK_SOFT };
const HALF = (CONTENT_WIDTH - 20) / 2;
const RIGHT = PAGE.side + HALF + 20;
const BOX_PAD = 10;

/** Draws the site's roof slope across the first page. */
function drawRoof(sheet: Sheet): void {
  ornament(sheet, () => {
    const { pdf, accent } = sheet;
    pdf.rect(0, 0, PAGE.width, 7).fill(accent);
    pdf.polygon([PAGE.width * 0.62, 6], [PAGE.width, 6], [PAGE.width, 22]).fill(accent);
  });
}

/** Writes lines one below the other in one column; returns where they end. */
function writeColumn(sheet: Sheet, at: { x: number; y: number }, rows: [text: string, style: Style, type: string][]) {
  let { y } = at;
  for (const [text, style, type] of rows) {
    const lines = wrap(sheet, text, HALF, style);
    tagged(sheet, sheet.root, type, (tag) => writeBox(sheet, tag, lines, { x: at.x, y, width: HALF }, style));
    y += getHeight(lines, style) + 1;
  }
  return y;
}

const LOGO = { width: HALF * 0.8, height: 44, gap: 8 };

/** Draws the logo in the left column; returns where it ends. */
function drawLogo(sheet: Sheet, { png, width, height, alt }: BrandLogo): number {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const { pdf, root, y } = sheet;
  const figure = pdf.struct('Figure', { alt });
  root.add(figure);
  figure.add(() => void pdf.image(Buffer.from(png), PAGE.side, y, { width: width * scale, height: height * scale }));
  figure.end();
  return y + height * scale + LOGO.gap;
}

function writeHead(sheet: Sheet, document: PricedDocument, logo: BrandLogo | undefined): void {
  const { title, facts, issuer, mark } = document;
  const { y } = sheet;
  const start = logo === undefined ? y : drawLogo(sheet, logo);
  const company = writeColumn(sheet, { x: PAGE.side, y: start }, [
    [issuer.name, { size: 15, weight: 'bold' }, 'P'],
    ...issuer.lines.map((line): [string, Style, string] => [line, SMALL, 'P']),
  ]);
  const heading = writeColumn(sheet, { x: RIGHT, y: y - 6 }, [
    [title, { size: 24, weight: 'bold', color: sheet.accent }, 'H1'],
    ...(mark === undefined
      ? []
      : [[mark, { size: 11, weight: 'bold', color: sheet.accent }, 'P'] as [string, Style, string]]),
    [getPrintedNumber(document), { size: 11, weight: 'bold' }, 'P'],
    ...facts.map(({ label, value }): [string, Style, string] => [`${label} : ${value}`, { size: 9 }, 'P']),
  ]);
  sheet.y = Math.max(company, heading) + 14;
}

function writeParties(sheet: Sheet, { parties }: PricedDocument): void {
  for (let first = 0; first < parties.length; first += 2) {
    const pair = parties.slice(first, first + 2).map(({ title, name, lines }, index) => {
      const x = (index === 0 ? PAGE.side : RIGHT) + BOX_PAD;
      const rows: [string, Style][] = [
        [title.toUpperCase(), { size: 7.5, weight: 'bold', color: INK_SOFT }],
        [name, { size: 10.5, weight: 'bold' }],
        ...lines.map((line): [string, Style] => [line, { size: 9 }]),
      ];
      const blocks = rows
        .filter(([text]) => text !== '')
        .map(([text, style]) => ({ style, lines: wrap(sheet, text, HALF - 2 * BOX_PAD, style) }));
      return { x, blocks, height: blocks.reduce((sum, block) => sum + getHeight(block.lines, block.style), 0) };
    });
    const height = Math.max(...pair.map((box) => box.height)) + 2 * BOX_PAD;
    makeSpace(sheet, height);
    for (const { x, blocks } of pair) {
      ornament(sheet, () => sheet.pdf.roundedRect(x - BOX_PAD, sheet.y, HALF, height, 5).fill(TINT));
      let y = sheet.y + BOX_PAD;
      for (const { lines, style } of blocks) {
        const at = { x, y, width: HALF };
        tagged(sheet, sheet.root, 'P', (tag) => writeBox(sheet, tag, lines, at, style));
        y += getHeight(lines, style);
      }
    }
    sheet.y += height + 12;
  }
}

function writeNotes(sheet: Sheet, { notes }: PricedDocument): void {
  sheet.y += 10;
  for (const { title, paragraphs } of notes) {
    makeSpace(sheet, 44);
    writeParagraph(sheet, title, { size: 9.5, weight: 'bold' }, 'H2', 1);
    for (const paragraph of paragraphs) writeParagraph(sheet, paragraph, { size: 8.5, color: INK });
    sheet.y += 4;
  }
}

const SIGNATURE_HEIGHT = 104;

/** Writes two boxes side by side, with space to sign below their lines. */
function writeSignatures(sheet: Sheet, signatures: PricedDocument['parties']): void {
  makeSpace(sheet, SIGNATURE_HEIGHT + 10);
  sheet.y += 10;
  for (const [index, { title, name, lines }] of signatures.entries()) {
    const x = index === 0 ? PAGE.side : RIGHT;
    ornament(sheet, () => sheet.pdf.roundedRect(x, sheet.y, HALF, SIGNATURE_HEIGHT, 5).fill(TINT));
    const rows: [string, Style][] = [
      [title.toUpperCase(), { size: 7.5, weight: 'bold', color: INK_SOFT }],
      [name, { size: 9.5, weight: 'bold' }],
      ...lines.map((line): [string, Style] => [line, { size: 8.5 }]),
    ];
    let y = sheet.y + BOX_PAD;
    for (const [text, style] of rows) {
      const wrapped = wrap(sheet, text, HALF - 2 * BOX_PAD, style);
      const at = { x: x + BOX_PAD, y, width: HALF - 2 * BOX_PAD };
      tagged(sheet, sheet.root, 'P', (tag) => writeBox(sheet, tag, wrapped, at, style));
      y += getHeight(wrapped, style);
    }
  }
  sheet.y += SIGNATURE_HEIGHT + 6;
}

/** Writes the footers with company and page number, once the number of pages is known. */
function writeFeet(sheet: Sheet, { footer }: PricedDocument): void {
  const { pdf } = sheet;
  const style: Style = { size: 7, color: INK_SOFT };
  const { count } = pdf.bufferedPageRange();
  const lines = footer.flatMap((line) => wrap(sheet, line, CONTENT_WIDTH - 70, style)).slice(0, 5);
  const y = PAGE.height - PAGE.bottom + 16;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.rect(PAGE.side, y - 6, CONTENT_WIDTH, 0.8).fill(sheet.accent);
    drawLines(sheet, lines, { x: PAGE.side, y, width: CONTENT_WIDTH }, style);
    const place = fill(texts.page, { page: page + 1, pages: count });
    drawLines(sheet, [place], { x: PAGE.side, y, width: CONTENT_WIDTH }, { ...style, align: 'right' });
    pdf.endMarkedContent();
  }
}

const MARK_DEGREES = -35;
const MARK_OPACITY = 0.18;

/** Draws the mark of a document without value across every page. */
function drawMark(sheet: Sheet, mark: string): void {
  const { pdf } = sheet;
  const style: Style = { size: 46, weight: 'bold', color: sheet.accent };
  const origin: [number, number] = [PAGE.width / 2, PAGE.height / 2];
  const [line = ''] = wrap(sheet, mark, PAGE.width * 2, style);
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.save().rotate(MARK_DEGREES, { origin }).fillOpacity(MARK_OPACITY);
    const width = getWidth(sheet, line, style);
    drawLines(sheet, [line], { x: origin[0] - width / 2, y: origin[1] - style.size / 2, width }, style);
    pdf.restore();
    pdf.endMarkedContent();
  }
}

/** Does the work of `drawPricedDocument` on the calling thread; `at` is the date inside the file. */
export async function renderPricedDocument(document: PricedDocument, at: Date, brand: Brand): Promise<Uint8Array> {
  const { title, number, subject, issuer } = document;
  const info = { Title: `${title} ${number}`, Author: issuer.name, Subject: subject, CreationDate: at };
  const sheet = await openSheet(info, brand.accent);
  drawRoof(sheet);
  writeHead(sheet, document, brand.logo);
  writeParties(sheet, document);
  if (subject !== '') writeParagraph(sheet, subject, { size: 12, weight: 'bold' }, 'H2');
  for (const paragraph of document.introduction) writeParagraph(sheet, paragraph, { size: 9 });
  sheet.y += 8;
  for (const part of getLineParts(document)) {
    if (part.title !== '') writeParagraph(sheet, part.title, { size: 10, weight: 'bold' }, 'H2');
    await drawPricedTable(sheet, part.lines, document);
  }
  sheet.y += 6;
  drawTotals(sheet, document);
  writeNotes(sheet, document);
  if (document.signatures !== undefined) writeSignatures(sheet, document.signatures);
  writeFeet(sheet, document);
  if (document.mark !== undefined) drawMark(sheet, document.mark);
  return closeSheet(sheet);
}
