/** Widths that every stored picture exists in. */
const IMAGE_WIDTHS = [400, 800, 1200] as const;

/** A key of 128 random bits: under whatever host name, this picture is ours. */
const OURS = /\/media\/[0-9a-f]{32}(?:-(?:400|800|1200)\.webp)?$/;
const SIZED = /^(\/media\/[\w-]+?)-(?:400|800|1200)\.webp$/;
const ORIGINAL = /^\/media\/[0-9a-f]{32}$/;

/** What this host serves under its own name; every other relative path is the API's. */
const SERVED = /^\/(?:media|assets|api)\//;
/** Also the forms that browsers read as an absolute address: `//host`, `/\host`. */
const ABSOLUTE = /^(?:https?:)?[\\/]{2}/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Where a picture of this value is fetched; undefined when it gives way to its placeholder: empty, of another
 * host (the value is kept, but no page asks strangers for anything), or no picture address at all.
 */
export function imageAddress(value: string): string | undefined {
  const given = value.trim();
  if (given === '') return undefined;
  if (ABSOLUTE.test(given)) return OURS.exec(given)?.[0];
  if (SCHEME.test(given)) return undefined;
  const path = `/${given.replace(/^(?:\.?\/)+/, '')}`;
  return SERVED.test(path) ? path : `/api${path}`;
}

/** What a browser chooses from: a stored picture has three widths, anything else is taken as it is. */
export function imageSources(address: string): { src: string; srcSet?: string } {
  const base = SIZED.exec(address)?.[1] ?? ORIGINAL.exec(address)?.[0];
  if (base === undefined) return { src: address };
  return { src: `${base}-800.webp`, srcSet: IMAGE_WIDTHS.map((width) => `${base}-${width}.webp ${width}w`).join(', ') };
}
