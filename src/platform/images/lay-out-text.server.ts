import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = [500, 700] as const;

let fonts: Promise<Font[]> | undefined;

const loadFonts = (): Promise<Font[]> =>
  Promise.all(
    WEIGHTS.map(async (weight): Promise<Font> => {
      const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`;
      return { name: 'Bricolage Grotesque', data: await readFile(resolve(file)), weight, style: 'normal' };
    }),
  );

/** A box of the layout: CSS properties as satori understands them (flexbox), and what stands in it. */
export interface TextBox {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | TextBox[] };
}

export const textBox = (style: TextBox['props']['style'], ...children: TextBox[] | [string]): TextBox => {
  const [first] = children;
  return {
    type: 'div',
    props: {
      style: { display: 'flex', ...style },
      children: typeof first === 'string' ? first : (children as TextBox[]),
    },
  };
};

/** Words as outlines in an SVG of this size, in pixels: the machine that draws it needs no font. */
export async function layOutText(box: TextBox, { width, height }: { width: number; height: number }): Promise<string> {
  fonts ??= loadFonts();
  // Satori reads React's element shape; its type asks for React itself.
  return satori(box as Parameters<typeof satori>[0], { width, height, fonts: await fonts });
}
