import { DomainError } from '#src/kernel/errors.ts';

/** Levels of the deepest JSON body; the product's own forms need five. */
export const JSON_DEPTH_MAX = 20;
/** Values of one JSON body; the longest lists of the product (1,000 ids, 1,000 places) need a fifth. */
export const JSON_VALUES_MAX = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENINGS = [0x5b, 0x7b];
const CLOSINGS = [0x5d, 0x7d];

const TOO_COMPLEX = 'Le contenu JSON compte trop d’éléments ou de niveaux.';

/**
 * Refuses a JSON body that would become too many or too deep objects, before one of them is made: one pass over the
 * bytes that counts brackets and commas outside strings. Whether it is JSON at all is for the parser to say.
 */
export function refuseComplexJson(bytes: Uint8Array): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (byte === COMMA) values++;
    else if (OPENINGS.includes(byte as number)) {
      depth++;
      values++;
    } else if (CLOSINGS.includes(byte as number)) depth--;
    if (depth > JSON_DEPTH_MAX || values > JSON_VALUES_MAX) throw new DomainError('too-large', TOO_COMPLEX);
  }
}

/** Place of the quote that closes the string opened at `from`; the end of the bytes when there is none. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) return at;
    if (bytes[at] === BACKSLASH) at++;
  }
  return bytes.length;
}
