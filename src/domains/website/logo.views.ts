import { imagePath, originalPath } from '#src/domains/media/media.contract.ts';
import type { FrameLogo } from './logo.contract.ts';

interface Mark {
  key: string;
  image: string;
  width: number;
  height: number;
}

/** Widths of the bitmaps that the header and a search engine get, in pixels. */
const SHOWN = 400;
const NAMED = 800;

/** Returns the logo for dark ground, else that for light ground on a plate; undefined without a logo. */
export function toFrameLogo({
  light,
  dark,
}: {
  light?: Mark | undefined;
  dark?: Mark | undefined;
}): FrameLogo | undefined {
  const mark = dark ?? light;
  if (mark === undefined) return undefined;
  const { key, image, width, height } = mark;
  const isDrawing = image === originalPath(key);
  return {
    src: isDrawing ? image : imagePath(key, SHOWN),
    width,
    height,
    isPlated: dark === undefined,
    picture: imagePath((light ?? mark).key, NAMED),
  };
}
