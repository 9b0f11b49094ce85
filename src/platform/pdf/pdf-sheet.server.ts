import PDFDocument from 'pdfkit';
import { fontName, loadFonts, type Weight } from './pdf-fonts.server.ts';

/** Characters of the site's font; the second set is in its companion file. */
const LATIN =
  /[ -~\u00a1-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u;
const LATIN_EXTENDED =
  /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9]/u;

/** Non-breaking space; both fonts draw it as an ordinary one. */
const FIRM_SPACE = '\u00a0';
/** Replaces characters that no font of the site contains. */
const UNKNOWN = '?';

const SPELLED: Record<string, string> = {
  '\u00a0': FIRM_SPACE,
  '\u202f': FIRM_SPACE,
  '\u2007': FIRM_SPACE,
  '\u2010': '-',
  '\u2011': '-',
  '\u2009': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\t': ' ',
  '\u2265': '>=',
  '\u2264': '<=',
  '\u2192': '->',
};

function drawable(character: string): string {
  if (LATIN.test(character) || LATIN_EXTENDED.test(character)) return character;
  const spelled = SPELLED[character];
  if (spelled !== undefined) return spelled;
  // Invisible: control characters, direction marks, joiners, emoji variation selectors.
  if (/[\p{C}\p{M}]/u.test(character)) return '';
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain].every((part) => LATIN.test(part)) ? plain : UNKNOWN;
}

/** Returns the text that the fonts can draw; line breaks stay. */
const legible = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), (character) =>
    character === '\n' || (character >= ' ' && character <= '~') ? character : drawable(character),
  ).join('');

/** Splits a text by font file. */
function getRuns(text: string): { isExtended: boolean; text: string }[] {
  const runs: { isExtended: boolean; text: string }[] = [];
  for (const character of text) {
    const isExtended = LATIN_EXTENDED.test(character);
    const last = runs.at(-1);
    if (last?.isExtended === isExtended) last.text += character;
    else runs.push({ isExtended, text: character });
  }
  return runs;
}

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 52, bottom: 84 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;
const LINE_HEIGHT = 1.38;

export const INK = '#1C2730';
export const INK_SOFT = '#465B6A';
export const RULE = '#B7C3CB';
export const TINT = '#F4EEE4';

export interface Style {
  size: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
  /** Digits of equal width, for columns. */
  isTabular?: boolean;
}

type Tag = PDFKit.PDFStructureElement;

/** A document in progress: the position of the next element, and the structure tree for screen readers. */
export interface Sheet {
  pdf: PDFKit.PDFDocument;
  root: Tag;
  /** Main colour of the company. */
  accent: string;
  y: number;
  /** Called at the top of each following page to draw repeated parts. */
  onNewPage: () => void;
}

export const getHeight = (lines: readonly string[], { size }: Style): number => lines.length * size * LINE_HEIGHT;

/** Opens a sheet with its first page; `info` is the metadata of the file. */
export async function openSheet(info: PDFKit.DocumentInfo, accent: string): Promise<Sheet> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info,
  });
  // pdfkit takes an opened font, which its types do not know.
  for (const [name, font] of await loadFonts()) pdf.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, accent, y: PAGE.top, onNewPage: () => {} };
}

export async function closeSheet({ pdf, root }: Sheet): Promise<Uint8Array> {
  root.end();
  const parts: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
  });
  pdf.end();
  return done;
}

const setFont = ({ pdf }: Sheet, { size, weight = 'text' }: Style, isExtended = false) =>
  pdf.font(fontName(weight, isExtended)).fontSize(size);

const features = ({ isTabular }: Style) => (isTabular ? { features: ['tnum' as const] } : {});

export const getWidth = (sheet: Sheet, text: string, style: Style): number =>
  getRuns(text).reduce(
    (sum, run) => sum + setFont(sheet, style, run.isExtended).widthOfString(run.text, features(style)),
    0,
  );

/** Splits a word that is longer than its column at the column's end. */
function cut(sheet: Sheet, word: string, width: number, style: Style): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && getWidth(sheet, part + character, style) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function wrapLine(sheet: Sheet, line: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  const space = getWidth(sheet, ' ', style);
  let used = 0;
  for (const word of line.split(/ +/)) {
    const parts = getWidth(sheet, word, style) > width ? cut(sheet, word, width, style) : [word];
    for (const [index, part] of parts.entries()) {
      const size = getWidth(sheet, part, style);
      if (index === 0 && lines.length > 0 && used + space + size <= width) {
        lines[lines.length - 1] += ` ${part}`;
        used += space + size;
      } else {
        lines.push(part);
        used = size;
      }
    }
  }
  return lines;
}

/** Wraps a text into lines that fit a width, in points. */
export const wrap = (sheet: Sheet, text: string, width: number, style: Style): string[] =>
  legible(text)
    .split('\n')
    .flatMap((line) => wrapLine(sheet, line, width, style));

/** Draws wrapped lines from a corner; the position of the sheet stays. */
export function drawLines(
  sheet: Sheet,
  lines: readonly string[],
  box: { x: number; y: number; width: number },
  style: Style,
) {
  const { pdf } = sheet;
  for (const [index, line] of lines.entries()) {
    const y = box.y + index * style.size * LINE_HEIGHT;
    let x = style.align === 'right' ? box.x + box.width - getWidth(sheet, line, style) : box.x;
    for (const run of getRuns(line)) {
      setFont(sheet, style, run.isExtended).fillColor(style.color ?? INK);
      pdf.text(run.text, x, y, { lineBreak: false, ...features(style) });
      x += pdf.widthOfString(run.text, features(style));
    }
  }
}

/** Draws decoration that a screen reader ignores. */
export function ornament({ pdf }: Sheet, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** Adds an element to the structure tree, closed when `fill` returns. */
export function tagged(sheet: Sheet, parent: Tag, type: string, fill: (tag: Tag) => void): void {
  const tag = sheet.pdf.struct(type);
  parent.add(tag);
  fill(tag);
  tag.end();
}

/** Writes the lines of one element in one box of this page. */
export const writeBox = (
  sheet: Sheet,
  tag: Tag,
  lines: readonly string[],
  box: { x: number; y: number; width: number },
  style: Style,
): void => void tag.add(() => drawLines(sheet, lines, box, style));

/** Lines of a paragraph that is kept on one page. */
const KEPT_TOGETHER = 5;
const limit = PAGE.height - PAGE.bottom;

export function nextPage(sheet: Sheet): void {
  sheet.pdf.addPage();
  sheet.y = PAGE.top;
  sheet.onNewPage();
}

/** Starts a new page unless this height is still free on the current one. */
export function makeSpace(sheet: Sheet, height: number): void {
  if (sheet.y + height > limit) nextPage(sheet);
}

/** Writes a paragraph in the column of the page, over as many pages as it needs. */
export function writeParagraph(sheet: Sheet, text: string, style: Style, type = 'P', gap = 4): void {
  const lines = wrap(sheet, text, CONTENT_WIDTH, style);
  const height = style.size * LINE_HEIGHT;
  if (lines.length <= KEPT_TOGETHER) makeSpace(sheet, lines.length * height);
  tagged(sheet, sheet.root, type, (tag) => {
    for (const line of lines) {
      makeSpace(sheet, height);
      writeBox(sheet, tag, [line], { x: PAGE.side, y: sheet.y, width: CONTENT_WIDTH }, style);
      sheet.y += height;
    }
  });
  sheet.y += gap;
}
