import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { lazy } from '#src/kernel/lazy.ts';
import { unpackWoff } from './unpack-woff.server.ts';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'text' | 'bold';
const WEIGHTS: Record<Weight, number> = { text: 400, bold: 700 };

/** Returns the name of a font file within a sheet. */
export const fontName = (weight: Weight, isExtended: boolean): string => `${weight}${isExtended ? '-extended' : ''}`;

const readFont = async (subset: string, weight: number): Promise<Buffer> =>
  unpackWoff(
    await readFile(
      resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`),
    ),
  );

/** Loads the site's own fonts once. */
export const loadFonts = lazy(
  (): Promise<ReadonlyMap<string, Buffer>> =>
    Promise.all(
      Object.entries(WEIGHTS).flatMap(([name, weight]) =>
        [false, true].map(async (isExtended) => {
          const bytes = await readFont(isExtended ? 'latin-ext' : 'latin', weight);
          return [fontName(name as Weight, isExtended), bytes] as const;
        }),
      ),
    ).then((pairs) => new Map(pairs)),
);
