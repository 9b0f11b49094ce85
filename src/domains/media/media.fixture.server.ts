import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openStorage } from '#src/platform/storage/storage.server.ts';

/** Creates a picture folder for one test file; returns a function that deletes it. */
export function openPictureFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  return () => rmSync(folder, { recursive: true });
}

/** Creates a small photograph, as bytes. */
export const aPhoto = (background = '#b4431d'): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;

/** Creates a picture as the product brings them: a WebP of the widest width. */
export const aFinishedPicture = async (background = '#b4431d'): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .webp()
      .toBuffer(),
  );

export const aDataUrl = async (): Promise<string> => `data:image/png;base64,${(await aPhoto()).toString('base64')}`;
