import { fold } from './text.ts';

/** Record of a CSV file that somebody wrote in a spreadsheet. */
export interface CsvLine {
  /** Line in the file where the record begins; the heading is line 1. */
  line: number;
  cells: string[];
}

/** Returns the delimiter: the one that occurs most often in the heading. */
export function getDelimiter(csv: string): string {
  const [heading = ''] = csv.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const count = (sign: string): number => heading.split(sign).length;
  return [';', ',', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/** Returns what distinguishes a heading or a word from others, whatever its case, accents and spaces. */
export const getHeadingKey = (heading: string): string => fold(heading).replace(/[^a-z0-9]/g, '');

/** Apostrophe that exports put before a cell that a spreadsheet would read as a formula. */
const GUARD = /^'(?=[=+\-@])/;

/** Returns the text of a cell as it was before an export. */
export const readCell = (cell = ''): string => cell.trim().replace(GUARD, '');
