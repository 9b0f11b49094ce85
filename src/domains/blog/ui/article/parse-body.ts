import { Lexer, type Token, type Tokens } from 'marked';
import { toSlug } from '#src/kernel/text.ts';
import {
  type Block,
  type Heading,
  type Inline,
  isExternal,
  isSafeAddress,
  type Line,
  spaced,
  toLines,
  toOutline,
  toWords,
} from '../../article.views.ts';

/** Maximum number of marks per line: the lexer's time grows with their square, and no sentence has so many. */
const MARK = /[*_[\]<!`]/g;
const MARKS_MAX = 200;
/** A line without any of these is plain text. */
const MEANING = /[*_[<\\@]|https?:|www\./i;

const asWritten = (text: string): Inline => ({ kind: 'text', text: spaced(text) });

/** Parses emphasis and links of one line. Other Markdown (HTML, images, code) is shown as typed. */
function getInside(text: string): Inline[] {
  const isPlain = !MEANING.test(text) || (text.match(MARK)?.length ?? 0) > MARKS_MAX;
  return isPlain ? [asWritten(text)] : Lexer.lexInline(text, { gfm: true }).map(getInline);
}

function getInline(token: Token): Inline {
  switch (token.type) {
    case 'strong':
    case 'em':
      return { kind: token.type === 'em' ? 'emphasis' : 'strong', inside: (token.tokens ?? []).map(getInline) };
    case 'link':
      return toLink(token as Tokens.Link);
    case 'escape':
      return asWritten((token as Tokens.Escape).text);
    default:
      return asWritten(token.raw);
  }
}

function toLink({ href, raw, tokens }: Tokens.Link): Inline {
  if (!isSafeAddress(href)) return asWritten(raw);
  return { kind: 'link', href, isExternal: isExternal(href), inside: tokens.map(getInline) };
}

/** Parses an article's text into headings, paragraphs, lists and pictures; never into markup. */
export function parseBody(content: string): Block[] {
  const lines = toLines(content);
  const levels = toOutline(lines.flatMap((line) => (line.kind === 'heading' ? [line.depth] : []))).values();
  const anchors = new Map<string, number>();
  const blocks: Block[] = [];
  for (const line of lines) {
    const block = line.kind === 'heading' ? getHeading(line.text, levels.next().value ?? 2, anchors) : getBlock(line);
    const last = blocks.at(-1);
    if (last?.kind === 'list' && block.kind === 'list' && (last.start === undefined) === (block.start === undefined)) {
      last.entries.push(...block.entries);
    } else blocks.push(block);
  }
  return blocks;
}

function getBlock(line: Exclude<Line, { kind: 'heading' }>): Block {
  if (line.kind === 'picture') return { ...line, alt: spaced(line.alt) };
  const inside = getInside(line.text);
  return line.kind === 'entry'
    ? { kind: 'list', start: line.number, entries: [inside] }
    : { kind: 'paragraph', inside };
}

function getHeading(text: string, level: Heading['level'], anchors: Map<string, number>): Heading {
  const inside = getInside(text);
  const words = toWords(inside);
  return { kind: 'heading', level, id: getAnchor(words, anchors), words, inside };
}

const ANCHOR_MAX = 80;

/** Returns a unique id, even when headings repeat; `given` holds the last number of each base id. */
function getAnchor(words: string, input: Map<string, number>): string {
  const wanted = `partie-${toSlug(words).slice(0, ANCHOR_MAX) || 'sans-titre'}`;
  const numbered = (number: number): string => (number === 1 ? wanted : `${wanted}-${number}`);
  let number = (input.get(wanted) ?? 0) + 1;
  while (input.has(numbered(number))) number += 1;
  input.set(wanted, number);
  if (number > 1) input.set(numbered(number), 1);
  return numbered(number);
}
