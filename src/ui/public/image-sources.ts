import { readTint } from '#src/kernel/picture-key.ts';

/** Widths in pixels in which every stored picture exists. */
const IMAGE_WIDTHS = [400, 800, 1200] as const;

/** A random key identifies an own picture under any host name. */
const OURS = /\/media\/[0-9a-f]{32}(?:-(?:400|800|1200)\.webp)?$/;
const SIZED = /^(\/media\/[\w-]+?)-(?:400|800|1200)\.webp$/;
const ORIGINAL = /^\/media\/[0-9a-f]{32}$/;

/** Paths that this host serves itself; every other relative path belongs to the API. */
const SERVED = /^\/(?:media|assets|api)\//;
/** Includes the forms that browsers treat as an absolute address: `//host`, `/\host`. */
const ABSOLUTE = /^(?:https?:)?[\\/]{2}/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Returns the address of a picture; undefined when the placeholder is shown instead: empty, of another host (the
 * value stays stored, but no page requests files from other hosts), or no picture address at all.
 */
export function imageAddress(value: string): string | undefined {
  const input = value.trim();
  if (input === '') return undefined;
  if (ABSOLUTE.test(input)) return OURS.exec(input)?.[0];
  if (SCHEME.test(input)) return undefined;
  const path = `/${input.replace(/^(?:\.?\/)+/, '')}`;
  return SERVED.test(path) ? path : `/api${path}`;
}

interface Sources {
  src: string;
  srcSet?: string;
  /** Mean colour of the picture as three hexadecimal digits, if known. */
  tint?: string | undefined;
}

/** Returns the sources for the browser: a stored picture has three widths, any other is used unchanged. */
export function imageSources(address: string): Sources {
  const base = SIZED.exec(address)?.[1] ?? ORIGINAL.exec(address)?.[0];
  if (base === undefined) return { src: address };
  const srcSet = IMAGE_WIDTHS.map((width) => `${base}-${width}.webp ${width}w`).join(', ');
  return { src: `${base}-800.webp`, srcSet, tint: readTint(base) };
}
