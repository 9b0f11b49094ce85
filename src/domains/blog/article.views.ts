import { getImageKey } from '#src/domains/media/media.contract.ts';

/** Inline content of a line: words, emphasis, links. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; inside: Inline[] }
  | { kind: 'link'; href: string; isExternal: boolean; inside: Inline[] };

export interface Heading {
  kind: 'heading';
  /** 2 to 4: the page title is the only h1. */
  level: 2 | 3 | 4;
  /** Unique anchor in the page. */
  id: string;
  words: string;
  inside: Inline[];
}

/** Blocks of an article, from top to bottom. */
export type Block =
  | Heading
  | { kind: 'paragraph'; inside: Inline[] }
  | PictureLine
  /** `start` numbers the entries; undefined for bullets. */
  | { kind: 'list'; start: number | undefined; entries: Inline[][] };

/** Stored picture on a line of its own; `alt` is never empty. */
export interface PictureLine {
  kind: 'picture';
  image: string;
  alt: string;
}

/** Line of an article, classified by its mark before its inline content is parsed. */
export type Line =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'entry'; number: number | undefined; text: string }
  | { kind: 'paragraph'; text: string }
  | PictureLine;

export const PICTURE_ALT_MAX = 300;
const PICTURE = /^!\[([^\][]{1,300})\]\((\/media\/[\w.-]{1,80})\)$/;

/** Reads `![alternative text](/media/…)`; undefined for pictures of other places and for those without words. */
export function readPicture(line: string): PictureLine | undefined {
  const [, words = '', image = ''] = PICTURE.exec(line) ?? [];
  const alt = words.trim();
  return alt === '' || getImageKey(image) === undefined ? undefined : { kind: 'picture', image, alt };
}

/** Writes the line of a picture; signs that would end its words become round brackets. */
export function writePicture(image: string, alt: string): string {
  const words = alt.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim();
  return `![${words.slice(0, PICTURE_ALT_MAX).trim()}](${image})`;
}

/** Lists the addresses of the pictures in a text, each once. */
export const listPictures = (content: string): string[] => [
  ...new Set(toLines(content).flatMap((line) => (line.kind === 'picture' ? [line.image] : []))),
];

const HEADING = /^(#{1,6})\s+(.+)$/;
const BULLET = /^[-*+•]\s+(.+)$/;
const NUMBERED = /^(\d{1,3})[.)]\s+(.+)$/;

/** Splits text into lines: each line break starts a paragraph, a heading or a list entry; empty lines are ignored. */
export function toLines(content: string): Line[] {
  return content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(toLine);
}

function toLine(line: string): Line {
  const picture = readPicture(line);
  if (picture !== undefined) return picture;
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (marks !== undefined && title !== undefined) return { kind: 'heading', depth: marks.length, text: title };
  const [, entry] = BULLET.exec(line) ?? [];
  if (entry !== undefined) return { kind: 'entry', number: undefined, text: entry };
  const [, number, numbered] = NUMBERED.exec(line) ?? [];
  if (numbered !== undefined) return { kind: 'entry', number: Number(number), text: numbered };
  return { kind: 'paragraph', text: line };
}

const DEEPEST = 4;

/** Returns heading levels for the marks that the author typed: starting at h2, without gaps. */
export function toOutline(depths: readonly number[]): Heading['level'][] {
  const open: number[] = [];
  return depths.map((depth) => {
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    return Math.min(open.length + 1, DEEPEST) as Heading['level'];
  });
}

const ADDRESS_MAX = 2_000;
const WEB = /^https?:\/\/[^\s\\/?#][^\s\\]*$/i;
const REACH = /^(?:mailto:[^\s\\?]+@[^\s\\]+|tel:\+?[\d\s().-]+)$/i;
/** Path or anchor on this site; two slashes would name another host. */
const OWN = /^(?:\/(?![/\\])|#)[^\s\\]*$/;

/** Returns whether a text is allowed as a link: http(s), mailto, tel, or a path of this site. */
export const isSafeAddress = (href: string): boolean =>
  href.length <= ADDRESS_MAX && (WEB.test(href) || REACH.test(href) || OWN.test(href));

export const isExternal = (href: string): boolean => WEB.test(href);

const THIN = '\u202f';
const FIRM = '\u00a0';

/** Applies French spacing, so that units and punctuation do not wrap to the next line. */
export const spaced = (text: string): string =>
  text
    .replace(/ ([;!?])/g, `${THIN}$1`)
    .replace(/ ([:»%€])/g, `${FIRM}$1`)
    .replace(/« /g, `«${FIRM}`)
    .replace(/(\d) (?=(?:m²|m|cm|mm|kg|ans?|mois|°C)(?![\p{L}\p{N}]))/gu, `$1${FIRM}`);

/** Returns all words of a line without its marks. */
export const toWords = (inside: Inline[]): string =>
  inside.map((part) => (part.kind === 'text' ? part.text : toWords(part.inside))).join('');
