import { CsvError, parse } from 'csv-parse/sync';
import { type CsvLine, getDelimiter } from '#src/kernel/csv-file.ts';

/** Returns the records of a CSV file, each with the line it begins on; undefined when it cannot be read. */
export function readCsvLines(csv: string): CsvLine[] | undefined {
  const options = { bom: true, delimiter: getDelimiter(csv), info: true, relax_column_count: true } as const;
  try {
    let next = 1;
    return (parse(csv.replace(/\r\n?/g, '\n'), options) as unknown as { record: string[]; info: { lines: number } }[])
      .map(({ record, info }) => {
        const line = next;
        next = info.lines + 1;
        return { line, cells: record };
      })
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
