/** Returns text in NFC without control characters except tab and line breaks, trimmed. */
export function cleanText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim();
}

/** Returns `cleanText` on one line, safe for a mail header or a list. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ');
}

/** Invisible characters that reverse or hide text: bidirectional controls, zero-width marks; not the joiner of emoji. */
const INVISIBLE = /[\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

export const removeInvisible = (value: string): string => value.replace(INVISIBLE, '');

/** Returns `cleanText` on one line, with the no-break spaces of French typography and without invisible characters. */
export function cleanPhrase(value: string): string {
  return cleanText(removeInvisible(value)).replace(/[\t\n ]+/g, ' ');
}

/**
 * Returns the search form: no accents, no case, œ and æ spelled out, one apostrophe.
 * "Zinguerie à Crémieu" → "zinguerie a cremieu".
 */
export function fold(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/[’ʼ]/g, "'");
}

/** Returns the slug of a title: lower case, accents removed, other characters dropped, spaces to hyphens. */
export function toSlug(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns at most `length` characters; when cut, the last one is an ellipsis. */
export function toExcerpt(value: string, length: number): string {
  const characters = Array.from(value);
  return characters.length <= length
    ? value
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** Replaces each `{name}` placeholder of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
