/** What stands inside a line: words, emphasis, links. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; inside: Inline[] }
  | { kind: 'link'; href: string; isExternal: boolean; inside: Inline[] };

export interface Heading {
  kind: 'heading';
  /** 2 to 4: the title of the page is the one h1. */
  level: 2 | 3 | 4;
  /** Anchor in the page, of its own. */
  id: string;
  words: string;
  inside: Inline[];
}

/** What an article is made of, from top to bottom. */
export type Block =
  | Heading
  | { kind: 'paragraph'; inside: Inline[] }
  /** `start` numbers the entries; undefined for bullets. */
  | { kind: 'list'; start: number | undefined; entries: Inline[][] };

/** A line of an article by its mark, before what stands inside it is read. */
export type Line =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'entry'; number: number | undefined; text: string }
  | { kind: 'paragraph'; text: string };

const HEADING = /^(#{1,6})\s+(.+)$/;
const BULLET = /^[-*+•]\s+(.+)$/;
const NUMBERED = /^(\d{1,3})[.)]\s+(.+)$/;

/** A line break starts a paragraph, unless a mark starts a heading or an entry of a list; empty lines only space. */
export function linesOf(content: string): Line[] {
  return content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(lineOf);
}

function lineOf(line: string): Line {
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (marks !== undefined && title !== undefined) return { kind: 'heading', depth: marks.length, text: title };
  const [, entry] = BULLET.exec(line) ?? [];
  if (entry !== undefined) return { kind: 'entry', number: undefined, text: entry };
  const [, number, numbered] = NUMBERED.exec(line) ?? [];
  if (numbered !== undefined) return { kind: 'entry', number: Number(number), text: numbered };
  return { kind: 'paragraph', text: line };
}

const DEEPEST = 4;

/** Levels of headings from the marks their author chose: from h2, without a gap, whatever the first one was. */
export function outlineOf(depths: readonly number[]): Heading['level'][] {
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
/** A place of this site; two slashes would be another host. */
const OWN = /^(?:\/(?![/\\])|#)[^\s\\]*$/;

/** Whether a text may be the address of a link: the web, a mailbox, a telephone, a place of this site. */
export const isSafeAddress = (href: string): boolean =>
  href.length <= ADDRESS_MAX && (WEB.test(href) || REACH.test(href) || OWN.test(href));

export const isExternal = (href: string): boolean => WEB.test(href);

const THIN = '\u202f';
const FIRM = '\u00a0';

/** French spacing: what belongs together is not parted at the end of a line. */
export const spaced = (text: string): string =>
  text
    .replace(/ ([;!?])/g, `${THIN}$1`)
    .replace(/ ([:»%€])/g, `${FIRM}$1`)
    .replace(/« /g, `«${FIRM}`)
    .replace(/(\d) (?=(?:m²|m|cm|mm|kg|ans?|mois|°C)(?![\p{L}\p{N}]))/gu, `$1${FIRM}`);

/** All words of a line, its marks left out. */
export const wordsOf = (inside: Inline[]): string =>
  inside.map((part) => (part.kind === 'text' ? part.text : wordsOf(part.inside))).join('');
