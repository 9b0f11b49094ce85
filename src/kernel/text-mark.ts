/** Invisible characters around a path in a text of a preview; a stored text never contains them. */
const START = '\u2063';
const END = '\u2064';
const ZERO = '\u200b';
const ONE = '\u200c';
const BITS = 7;

const MARK = new RegExp(`${START}([${ZERO}${ONE}]*)${END}`);

/** Adds to a text where it stands in its page, invisibly: `accueil.slides.0.title`. */
export function markText(text: string, path: string): string {
  const bits = Array.from(path, (character) => character.charCodeAt(0).toString(2).padStart(BITS, '0')).join('');
  return `${text}${START}${bits.replaceAll('0', ZERO).replaceAll('1', ONE)}${END}`;
}

/** Returns the path in a marked text; undefined in any other. */
export function readMark(text: string): string | undefined {
  const [, marked] = MARK.exec(text) ?? [];
  if (marked === undefined) return undefined;
  const bits = marked.replaceAll(ZERO, '0').replaceAll(ONE, '1').match(/\d{7}/g) ?? [];
  return bits.map((one) => String.fromCharCode(Number.parseInt(one, 2))).join('');
}

/** Returns the text that a person reads. */
export const withoutMark = (text: string): string => text.replace(MARK, '');
