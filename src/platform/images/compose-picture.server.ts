import { documentLane } from '../threads/lanes.server.ts';
import { loadSharp } from './load-sharp.server.ts';
import type { Composition } from './render-composition.server.ts';
import type { TextBox } from './text-box.server.ts';

/**
 * Returns a picture with drawings over it, as JPEG.
 * @throws DomainError `unavailable` when too many images are processed.
 */
export async function composePicture(composition: Composition): Promise<Uint8Array<ArrayBuffer>> {
  await loadSharp();
  return documentLane().run('render-composition', composition);
}

/** Returns text as outlines in an SVG of this size in pixels, so that drawing it needs no font. */
export const layOutText = (box: TextBox, { width, height }: { width: number; height: number }): Promise<string> =>
  documentLane().run('outline-text', { box, width, height });
