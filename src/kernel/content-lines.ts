/** Octets of a line, without its end; a longer one is folded (RFC 6350, 3.2, and RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Returns a text as the value of a vCard or an iCalendar file: it can neither end its line nor its part. */
export const toContentText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Splits a line without cutting a character; further parts begin with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** Returns the lines of a vCard or an iCalendar file as its text; empty ones are left out. */
export const contentLines = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
