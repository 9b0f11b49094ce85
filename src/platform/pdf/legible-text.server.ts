/** Characters of the site's font; the second set is in its companion file. */
const LATIN =
  /[ -~\u00a1-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u;
const LATIN_EXTENDED =
  /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9]/u;

/** Non-breaking space; both fonts draw it as an ordinary one. */
export const FIRM_SPACE = '\u00a0';
/** Replaces characters that no font of the site contains. */
const UNKNOWN = '?';

const SPELLED: Record<string, string> = {
  '\u00a0': FIRM_SPACE,
  '\u202f': FIRM_SPACE,
  '\u2007': FIRM_SPACE,
  '\u2010': '-',
  '\u2011': '-',
  '\u2009': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\t': ' ',
  '\u2265': '>=',
  '\u2264': '<=',
  '\u2192': '->',
};

function drawable(character: string): string {
  if (LATIN.test(character) || LATIN_EXTENDED.test(character)) return character;
  const spelled = SPELLED[character];
  if (spelled !== undefined) return spelled;
  // Invisible: control characters, direction marks, joiners, emoji variation selectors.
  if (/[\p{C}\p{M}]/u.test(character)) return '';
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain].every((part) => LATIN.test(part)) ? plain : UNKNOWN;
}

/** Returns the text that the fonts can draw; line breaks stay. */
export const legible = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), (character) =>
    character === '\n' || (character >= ' ' && character <= '~') ? character : drawable(character),
  ).join('');

/** Splits a text by font file. */
export function getRuns(text: string): { isExtended: boolean; text: string }[] {
  const runs: { isExtended: boolean; text: string }[] = [];
  for (const character of text) {
    const isExtended = LATIN_EXTENDED.test(character);
    const last = runs.at(-1);
    if (last?.isExtended === isExtended) last.text += character;
    else runs.push({ isExtended, text: character });
  }
  return runs;
}
