/**
 * A spreadsheet reads a cell with this beginning as a formula, full-width signs included; some of them strip spaces
 * and invisible characters (byte-order mark, zero width) before the sign.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠﹢﹣﹦﹫−])/u;

function cell(value: string): string {
  const clean = value.replaceAll('\0', '');
  const text = FORMULA.test(clean) ? `'${clean}` : clean;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns further lines of a file that `toCsv` began. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('');

/** Returns CSV for French spreadsheets: byte-order mark, semicolons, CRLF; no cell is read as a formula. */
export const toCsv = (lines: readonly (readonly string[])[]): string => `\uFEFF${csvText(lines)}`;
