import { DomainError } from '#src/kernel/errors.ts';

/** Maximum nesting depth of a JSON body; the app's own forms need five levels. */
export const JSON_DEPTH_MAX = 20;
/** Maximum number of values in a JSON body; the app's longest lists (1,000 ids, 1,000 places) need a fifth of it. */
export const JSON_VALUES_MAX = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENINGS = [0x5b, 0x7b];
const CLOSINGS = [0x5d, 0x7d];

const TOO_COMPLEX = 'Le contenu JSON compte trop d’éléments ou de niveaux.';

/**
 * Refuses a JSON body with too many or too deeply nested values before it is parsed: one pass over the bytes
 * counts brackets and commas outside strings. Validity is left to the parser.
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

/** Returns the index of the quote that closes the string opened at `from`, or the end of the bytes. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) return at;
    if (bytes[at] === BACKSLASH) at++;
  }
  return bytes.length;
}
