import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { lazy } from '#src/kernel/lazy.ts';
import { rememberWords } from './remember-words.server.ts';
import { unpackWoff } from './unpack-woff.server.ts';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'text' | 'bold';
const WEIGHTS: Record<Weight, number> = { text: 400, bold: 700 };

/** Returns the name of a font file within a sheet. */
export const fontName = (weight: Weight, isExtended: boolean): string => `${weight}${isExtended ? '-extended' : ''}`;

/** Opens a font as pdfkit does, whose fontkit is not ours to import; its types do not know the field. */
function openFont(bytes: Buffer): Font {
  const opener: unknown = new PDFDocument({ autoFirstPage: false }).font(bytes);
  return (opener as { _font: { font: Font } })._font.font;
}

const readFont = async (subset: string, weight: number): Promise<Font> => {
  const bytes = unpackWoff(
    await readFile(
      resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`),
    ),
  );
  return rememberWords(openFont(bytes));
};

/** Loads the site's own fonts once; all documents share them. */
export const loadFonts = lazy(
  (): Promise<ReadonlyMap<string, Font>> =>
    Promise.all(
      Object.entries(WEIGHTS).flatMap(([name, weight]) =>
        [false, true].map(async (isExtended) => {
          const font = await readFont(isExtended ? 'latin-ext' : 'latin', weight);
          return [fontName(name as Weight, isExtended), font] as const;
        }),
      ),
    ).then((pairs) => new Map(pairs)),
);
