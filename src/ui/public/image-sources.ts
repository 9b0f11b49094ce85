/** Widths that every stored picture exists in. */
const IMAGE_WIDTHS = [400, 800, 1200] as const;

const STORED = /^(\/media\/.+)-1200\.webp$/;

/** What a browser chooses from; a foreign address or an unknown form is taken as it is. */
export function imageSources(image: string): { src: string; srcSet?: string } {
  const base = STORED.exec(image)?.[1];
  if (base === undefined) return { src: image };
  return { src: `${base}-800.webp`, srcSet: IMAGE_WIDTHS.map((width) => `${base}-${width}.webp ${width}w`).join(', ') };
}
