import { DomainError } from '#src/kernel/errors.ts';

/** File of a picture in an archive: the SHA-256 of its bytes, and its format. */
const PICTURE_FILE = /^pictures\/([0-9a-f]{64})\.(webp|jpg|png|avif|svg)$/;
const DEPTH_MAX = 40;
const KEY_LENGTH = 32;

export const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

export const unreadableSite = (): DomainError =>
  new DomainError('invalid', 'Ce fichier n’est pas une archive de site, ou son contenu est illisible.');

export const newerSite = (): DomainError =>
  new DomainError('invalid', 'Cette archive vient d’une version plus récente du logiciel : mettez celui-ci à jour.');

export const pictureFile = (hash: string, contentType: string): string =>
  `pictures/${hash}.${EXTENSIONS[contentType] ?? 'webp'}`;

/** Returns the hash in the name of a picture's file; undefined for every other text. */
export const pictureHash = (text: string): string | undefined => PICTURE_FILE.exec(text)?.[1];

/** Returns whether a file is a drawing, which is stored as such. */
export const isDrawingFile = (file: string): boolean => file.endsWith('.svg');

/** Returns an address of the form of a stored picture, for a file that is not stored yet. */
export const pendingAddress = (file: string): string => {
  const key = (pictureHash(file) ?? '').slice(0, KEY_LENGTH);
  return isDrawingFile(file) ? `/media/${key}` : `/media/${key}-1200.webp`;
};

/** Returns the value with every text replaced, however deep. @throws for a value that is nested too deep. */
export function mapTexts(value: unknown, map: (text: string) => string, depth = 0): unknown {
  if (depth > DEPTH_MAX) throw unreadableSite();
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, item]) => [name, mapTexts(item, map, depth + 1)] as const);
  if (fields.some(([name]) => name === '__proto__')) throw unreadableSite();
  return Object.fromEntries(fields);
}

/** Lists the texts of a value that a test accepts, each once. */
export function findTexts(value: unknown, isWanted: (text: string) => boolean): string[] {
  const found = new Set<string>();
  mapTexts(value, (text) => {
    if (isWanted(text)) found.add(text);
    return text;
  });
  return [...found];
}
