import {
  encodeVariant,
  openPart,
  readPixels,
  readSize,
  readTint,
  type Size,
  unreadable,
} from './decode-picture.server.ts';

interface Inspected extends Size {
  /** Mean colour as three hexadecimal digits; absent for a picture with transparent parts. */
  tint?: string;
}

/** Reads size and mean colour of a picture, on the calling thread; nothing is encoded. */
export async function inspectPicture({ source }: { source: Uint8Array }): Promise<Inspected> {
  const size = await readSize(source);
  try {
    const { channels } = await openPart(source).metadata();
    const tint = await readTint(openPart(source).toColourspace('srgb'), channels);
    return tint === undefined ? size : { ...size, tint };
  } catch (cause) {
    throw unreadable(cause);
  }
}

export interface Scaling {
  source: Uint8Array;
  widths: readonly number[];
  /** Width from whose pixels the smaller ones are scaled, as in an upload. */
  widest: number;
}

/** Encodes some widths of a picture, on the calling thread. */
export async function scalePicture({ source, widths, widest }: Scaling): Promise<Uint8Array<ArrayBuffer>[]> {
  await readSize(source);
  try {
    const pixels = await readPixels(openPart(source), widest);
    const variants: Uint8Array<ArrayBuffer>[] = [];
    for (const width of widths) variants.push(await encodeVariant(pixels, width));
    return variants;
  } catch (cause) {
    throw unreadable(cause);
  }
}
