import { DomainError } from '#src/kernel/errors.ts';

/**
 * Picture of an archive: the SHA-256 of its bytes, and its format. A number tells apart pictures of the same bytes
 * that the site stores separately; the file is in the archive once, without a number.
 */
const PICTURE_FILE = /^pictures\/([0-9a-f]{64})((?:-[1-9]\d{0,3})?)\.(webp|jpg|png|avif|svg)$/;
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

/** Returns the hash in the name of a picture; undefined for every other text. */
export const pictureHash = (text: string): string | undefined => PICTURE_FILE.exec(text)?.[1];

/** Returns the hash and the number in the name of a picture, by which it is remembered. */
export const pictureId = (text: string): string => PICTURE_FILE.exec(text)?.slice(1, 3).join('') ?? '';

/** Returns the name of the file that holds a picture. */
export const pictureSource = (text: string): string => text.replace(PICTURE_FILE, 'pictures/$1.$3');

/** Numbers the names of pictures, each address once: equal bytes under a second address get the number 2. */
export function numberPictures(): (file: string) => string {
  const counts = new Map<string, number>();
  return (file) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count === 1 ? file : file.replace(PICTURE_FILE, `pictures/$1-${count}.$3`);
  };
}

/** Returns whether a file is a drawing, which is stored as such. */
export const isDrawingFile = (file: string): boolean => file.endsWith('.svg');

/** Returns an address of the form of a stored picture, for a file that is not stored yet. */
export const pendingAddress = (file: string): string => {
  const [hash = '', number = ''] = pictureId(file).split('-');
  const key = `${number}${hash}`.slice(0, KEY_LENGTH);
  return isDrawingFile(file) ? `/media/${key}` : `/media/${key}-1200.webp`;
};

/** Picture in the text of an article: a line of its own. */
const PICTURE_LINE = /^([ \t]*!\[[^\][\n]{1,300}\]\()([^()\s]{1,200})(\)[ \t]*)$/gm;

/** Replaces a text; of one with pictures only their addresses, and a picture without an address leaves it. */
function mapText(text: string, map: (text: string) => string): string {
  let hasPictures = false;
  const mapped = text.replace(PICTURE_LINE, (_line, before: string, address: string, after: string) => {
    hasPictures = true;
    const target = map(address);
    return target === '' ? '' : `${before}${target}${after}`;
  });
  return hasPictures ? mapped : map(text);
}

/** Returns the value with every text replaced, however deep; in a text with pictures, their addresses. @throws for a value that is nested too deep. */
export function mapTexts(value: unknown, map: (text: string) => string, depth = 0): unknown {
  if (depth > DEPTH_MAX) throw unreadableSite();
  if (typeof value === 'string') return mapText(value, map);
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
