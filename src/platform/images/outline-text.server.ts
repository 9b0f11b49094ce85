import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import { lazy } from '#src/kernel/lazy.ts';
import type { TextBox } from './text-box.server.ts';

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = [500, 700] as const;

const loadFonts = lazy(
  (): Promise<Font[]> =>
    Promise.all(
      WEIGHTS.map(async (weight): Promise<Font> => {
        const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`;
        return { name: 'Bricolage Grotesque', data: await readFile(resolve(file)), weight, style: 'normal' };
      }),
    ),
);

/** Does the work of `layOutText` on the calling thread. */
export async function outlineText(box: TextBox, { width, height }: { width: number; height: number }): Promise<string> {
  // Satori reads the shape of React elements; its type requires React itself.
  return satori(box as Parameters<typeof satori>[0], { width, height, fonts: await loadFonts() });
}
