import { documentLane } from '../threads/lanes.server.ts';
import type { TextBox } from './text-box.server.ts';

/** Returns text as outlines in an SVG of this size in pixels, so that drawing it needs no font. */
export const layOutText = (box: TextBox, { width, height }: { width: number; height: number }): Promise<string> =>
  documentLane().run('outline-text', { box, width, height });
