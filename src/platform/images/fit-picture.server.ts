import { documentLane } from '../threads/lanes.server.ts';
import { loadSharp } from './load-sharp.server.ts';
import type { Fitting } from './render-fitted.server.ts';

/** Picture as PNG, with its size in pixels. */
export interface FittedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Returns a picture or a drawing as PNG of at most this size.
 * @throws DomainError `unavailable` when too many images are processed.
 */
export async function fitPicture(fitting: Fitting): Promise<FittedPicture> {
  await loadSharp();
  return documentLane().run('render-fitted', fitting);
}
