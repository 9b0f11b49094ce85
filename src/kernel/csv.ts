/**
 * A spreadsheet reads a cell that begins so as a formula, in full width too; spaces and marks that nobody sees
 * (byte-order mark, zero width) before the sign are cut off by some of them.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠﹢﹣﹦﹫−])/u;

function cell(value: string): string {
  const clean = value.replaceAll('\0', '');
  const text = FORMULA.test(clean) ? `'${clean}` : clean;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Further lines of a file that `csvOf` began. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('');

/** Lines as French spreadsheets open them: byte-order mark, semicolons, CRLF; no cell is read as a formula. */
export const csvOf = (lines: readonly (readonly string[])[]): string => `\uFEFF${csvText(lines)}`;
