import { isSafeAddress } from '#src/domains/blog/article.views.ts';
import { decode, readAttribute, withoutComments } from './wordpress-markup.views.ts';

/** Text of a WordPress page as an article has it: paragraphs, headings, lists, bold, italics, links, pictures; nothing else. */

interface Span {
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
  href: string;
}

/** Picture in a text, by its address on the old site. */
export interface OldPicture {
  address: string;
  /** Empty when the old site has no words for it. */
  alt: string;
}

interface OldLine {
  mark: string;
  spans: Span[];
  picture?: OldPicture;
}

interface Reading {
  lines: OldLine[];
  spans: Span[];
  /** Mark before the line: "## ", "- ", "2. ". */
  mark: string;
  strong: number;
  emphasis: number;
  href: string;
  lists: { isOrdered: boolean; entries: number }[];
  /** Element whose content is left out, until it ends. */
  skipped: string;
  pictures: OldPicture[];
  /** Pictures inside the current line, which follow it. */
  waiting: OldPicture[];
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
const SKIPPED = ['script', 'style', 'iframe', 'object', 'svg', 'template', 'noscript', 'form', 'select'];
const BLOCKS = [
  'p',
  'div',
  'section',
  'article',
  'blockquote',
  'table',
  'tr',
  'figure',
  'figcaption',
  'pre',
  'hr',
  'br',
];
const SHORTCODES = /\[\/?(?:caption|gallery|embed|audio|video|playlist|vc_|et_pb_|fusion_|elementor)[^\][]*\]/gi;
const escapeMarks = (text: string): string => text.replace(/[\\*_[\]`<]/g, '\\$&');

function renderSpan({ text, isStrong, isEmphasis, href }: Span): string {
  const core = text.trim();
  if (core === '') return text === '' ? '' : ' ';
  const [before, after] = [text.startsWith(' ') ? ' ' : '', text.endsWith(' ') ? ' ' : ''];
  const marks = `${isStrong ? '**' : ''}${isEmphasis ? '*' : ''}`;
  const marked = `${marks}${escapeMarks(core)}${[...marks].reverse().join('')}`;
  return `${before}${href === '' ? marked : `[${marked}](${href})`}${after}`;
}

/** Returns the line of a picture; empty for one that is left out. */
export type WritePicture = (picture: OldPicture) => string;

/** Returns the line in light Markdown. */
function toMarkdown({ mark, spans, picture }: OldLine, write: WritePicture): string {
  if (picture !== undefined) return write(picture);
  const line = spans.map(renderSpan).join('').replace(/ +/g, ' ').trim();
  return line === '' ? '' : `${mark}${mark === '' ? line.replace(/^#/, '\\#') : line}`;
}

const toWords = (spans: readonly Span[]): string =>
  spans
    .map(({ text }) => text)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

function endLine(reading: Reading): void {
  const { mark, spans, waiting } = reading;
  reading.lines.push({ mark, spans }, ...waiting.map((picture) => ({ mark: '', spans: [], picture })));
  Object.assign(reading, { spans: [], mark: '', waiting: [] });
}

const isBegun = ({ spans, mark }: Reading): boolean => mark !== '' || spans.some(({ text }) => text.trim() !== '');

/** Takes a picture: pages that load theirs late keep the address aside. */
function takePicture(reading: Reading, attributes: string): void {
  const [address = ''] = ['data-src', 'data-lazy-src', 'src']
    .map((name) => readAttribute(attributes, name))
    .filter((one) => one !== '' && !one.startsWith('data:'));
  if (address === '') return;
  const picture = { address, alt: readAttribute(attributes, 'alt') || readAttribute(attributes, 'title') };
  reading.pictures.push(picture);
  reading.waiting.push(picture);
  if (!isBegun(reading)) endLine(reading);
}

function addText(reading: Reading, text: string): void {
  // Older texts have no paragraphs but empty lines between them.
  for (const [number, part] of text.split(/\n[ \t\r]*\n/).entries()) {
    if (number > 0 && reading.lists.length === 0) endLine(reading);
    const words = decode(part.replace(SHORTCODES, ' ')).replace(/[\s\u00a0]+/g, ' ');
    const { strong, emphasis, href } = reading;
    reading.spans.push({ text: words, isStrong: strong > 0, isEmphasis: emphasis > 0, href });
  }
}

function openEntry(reading: Reading): void {
  endLine(reading);
  const list = reading.lists.at(-1);
  if (list !== undefined) list.entries += 1;
  reading.mark = list?.isOrdered ? `${list.entries}. ` : '- ';
}

function toHref(attributes: string, oldOrigin: string): string {
  const href = readAttribute(attributes, 'href')
    .replace(/[()\s]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
  const own = oldOrigin !== '' && href.startsWith(`${oldOrigin}/`) ? href.slice(oldOrigin.length) : href;
  return isSafeAddress(own) ? own : '';
}

function takeTag(reading: Reading, tag: { name: string; isEnd: boolean; attributes: string }, oldOrigin: string): void {
  const { name, isEnd, attributes } = tag;
  const step = isEnd ? -1 : 1;
  if (name === 'strong' || name === 'b') reading.strong = Math.max(0, reading.strong + step);
  else if (name === 'em' || name === 'i') reading.emphasis = Math.max(0, reading.emphasis + step);
  else if (name === 'a') reading.href = isEnd ? '' : toHref(attributes, oldOrigin);
  else if (name === 'img') takePicture(reading, attributes);
  else if (name === 'li' && !isEnd) openEntry(reading);
  else if (name === 'ul' || name === 'ol') {
    endLine(reading);
    if (isEnd) reading.lists.pop();
    else reading.lists.push({ isOrdered: name === 'ol', entries: 0 });
  } else if (/^h[1-6]$/.test(name)) {
    endLine(reading);
    if (!isEnd) reading.mark = `${'#'.repeat(Math.max(2, Number(name[1])))} `;
  } else if (BLOCKS.includes(name) || name === 'li') {
    // A paragraph inside a list entry is the entry.
    if (reading.spans.some(({ text }) => text.trim() !== '') || reading.mark === '') endLine(reading);
  }
}

function readLines(html: string, oldOrigin: string): Reading {
  const reading: Reading = {
    ...{ lines: [], spans: [], mark: '', strong: 0, emphasis: 0, href: '', lists: [], skipped: '', pictures: [] },
    waiting: [],
  };
  for (const [token, slash, tag = '', attributes = ''] of withoutComments(html).matchAll(TOKEN)) {
    const name = tag.toLowerCase();
    const isEnd = slash === '/';
    if (reading.skipped !== '') {
      if (isEnd && name === reading.skipped) reading.skipped = '';
    } else if (name === '') addText(reading, token);
    else if (SKIPPED.includes(name) && !isEnd) reading.skipped = attributes.endsWith('/') ? '' : name;
    else takeTag(reading, { name, isEnd, attributes }, oldOrigin);
  }
  endLine(reading);
  return reading;
}

/** Returns the text in light Markdown and the pictures in it, which stand where `write` writes them. */
export function readHtml(
  html: string,
  oldOrigin: string,
  write: WritePicture = () => '',
): { text: string; pictures: OldPicture[] } {
  const { lines, pictures } = readLines(html, oldOrigin);
  const text = lines.map((line) => toMarkdown(line, write));
  return { text: text.filter(Boolean).join('\n'), pictures };
}

/** Returns the words of HTML, a line for each paragraph, without any mark. */
export const readWords = (html: string): string =>
  readLines(html, '')
    .lines.map(({ spans }) => toWords(spans))
    .filter(Boolean)
    .join('\n');
