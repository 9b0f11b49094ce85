import { documentLane } from '../threads/lanes.server.ts';
import type { Composition } from './render-composition.server.ts';
// sharp wants to be loaded by the main thread before any other.
import './sharp-limits.server.ts';

/**
 * A picture and drawings over it, as JPEG.
 * @throws DomainError `unavailable` when too many images are at work.
 */
export const composePicture = (composition: Composition): Promise<Uint8Array<ArrayBuffer>> =>
  documentLane.run('render-composition', composition);
