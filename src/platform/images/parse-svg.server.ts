import { DomainError } from '#src/kernel/errors.ts';

export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: SvgElement[];
  /** Text directly inside, without that of the children. */
  text: string;
}

const MOST_DEPTH = 40;
const MOST_ELEMENTS = 5_000;
const MOST_ATTRIBUTES = 60;

const BROKEN = 'Ce fichier SVG est abîmé : enregistrez-le de nouveau depuis votre logiciel de dessin.';
const ENTITIES = 'Ce fichier SVG définit des entités ou des feuilles de style externes : elles ne sont pas acceptées.';
const TOO_RICH = 'Ce dessin est trop complexe pour un logo : simplifiez-le, ou envoyez une image PNG.';

/** Returns the refusal of a drawing: one French sentence, also at the field. */
export const refuseDrawing = (sentence: string): DomainError =>
  new DomainError('invalid', sentence, { fields: { image: [sentence] } });

const SPACE = /\s*/y;
const DECLARATION = /<\?xml\s[^<>?]*\?>/y;
const COMMENT = /<!--[\s\S]*?-->/y;
const DOCTYPE = /<!DOCTYPE\s[^[\]<>]*>/iy;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const OPENING = /<([A-Za-z_][\w.:-]*)/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const OPENED = /\s*(\/?)>/y;
const CLOSING = /<\/([A-Za-z_][\w.:-]*)\s*>/y;
const TEXT = /[^<]+/y;
const ENTITY = /&([^;&\s]*);?/g;

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

/** Replaces the entities of XML itself; any other one would need a definition. */
function decode(text: string): string {
  return text.replace(ENTITY, (whole, name: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name) ?? [];
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code > 0 && code <= LAST_CODE_POINT) return String.fromCodePoint(code);
    const character = whole.endsWith(';') && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
    if (character === undefined) throw refuseDrawing(ENTITIES);
    return character;
  });
}

/** Reads one document; each method moves `at` behind what it has read. */
class Reader {
  private at = 0;
  private count = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  document(): SvgElement {
    this.take(DECLARATION);
    this.skip();
    if (this.take(DOCTYPE)) this.skip();
    const root = this.element(0);
    this.skip();
    if (this.at < this.text.length) throw refuseDrawing(BROKEN);
    return root;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }

  private skip(): void {
    do this.take(SPACE);
    while (this.take(COMMENT));
  }

  private element(depth: number): SvgElement {
    if (/<[!?]/y.test(this.text.slice(this.at, this.at + 2))) throw refuseDrawing(ENTITIES);
    const name = this.take(OPENING)?.[1];
    if (name === undefined) throw refuseDrawing(BROKEN);
    this.count += 1;
    if (this.count > MOST_ELEMENTS || depth > MOST_DEPTH) throw refuseDrawing(TOO_RICH);
    const attributes = this.attributes();
    const end = this.take(OPENED);
    if (end === null) throw refuseDrawing(BROKEN);
    const element: SvgElement = { name, attributes, children: [], text: '' };
    if (end[1] === '') this.content(element, depth);
    return element;
  }

  private attributes(): Map<string, string> {
    const attributes = new Map<string, string>();
    for (let found = this.take(ATTRIBUTE); found !== null; found = this.take(ATTRIBUTE)) {
      const [, name = '', double, single = ''] = found;
      if (attributes.has(name)) throw refuseDrawing(BROKEN);
      if (attributes.size >= MOST_ATTRIBUTES) throw refuseDrawing(TOO_RICH);
      attributes.set(name, decode(double ?? single));
    }
    return attributes;
  }

  /** Reads text and children up to the closing tag of this element. */
  private content(element: SvgElement, depth: number): void {
    for (;;) {
      const closing = this.take(CLOSING);
      if (closing !== null) {
        if (closing[1] !== element.name) throw refuseDrawing(BROKEN);
        return;
      }
      const text = this.take(TEXT);
      const raw = text === null ? this.take(CDATA) : null;
      if (text !== null) element.text += decode(text[0]);
      else if (raw !== null) element.text += raw[1] ?? '';
      else if (this.take(COMMENT) === null) element.children.push(this.element(depth + 1));
    }
  }
}

/** Characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/**
 * Parses an SVG strictly: well-formed, UTF-8, nothing before or after its root, no entity definitions, bounded depth
 * and number of elements. @throws DomainError `invalid`.
 */
export function parseSvg(bytes: Uint8Array): SvgElement {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuseDrawing(BROKEN);
  }
  if (CONTROL.test(text)) throw refuseDrawing(BROKEN);
  return new Reader(text).document();
}
