const NAME = /^[a-z0-9][a-z0-9-]{5,80}\.[a-z0-9]{2,5}$/;

/** Returns the name unchanged; throws for one that could leave its folder. */
export function safeName(name: string): string {
  if (!NAME.test(name)) throw new Error('Nom de fichier refusé.');
  return name;
}

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Returns the content type by extension: for the app's own names, never a visitor's. */
export const toContentType = (name: string): string =>
  CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
