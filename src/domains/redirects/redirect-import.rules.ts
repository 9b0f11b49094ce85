import { type CsvLine, getHeadingKey, readCell } from '#src/kernel/csv-file.ts';
import { fill } from '#src/kernel/text.ts';
import { IMPORT_MAX, type NewRedirect } from './redirect.contract.ts';

const COLUMNS = ['from_path', 'to_path', 'status'] as const;
type Column = (typeof COLUMNS)[number];

/** Headings as spreadsheets write them, French or English. */
const HEADINGS: Record<Column, readonly string[]> = {
  from_path: ['ancienneadresse', 'ancienne', 'source', 'de', 'old', 'oldurl', 'from', 'frompath'],
  to_path: ['nouvelleadresse', 'nouvelle', 'cible', 'vers', 'new', 'newurl', 'target', 'to', 'topath'],
  status: ['duree', 'statut', 'code', 'status', 'type'],
};
const STATUSES: Record<string, NewRedirect['status']> = {
  '': 301,
  301: 301,
  definitive: 301,
  permanent: 301,
  302: 302,
  temporaire: 302,
  temporary: 302,
};
/** A file without headings begins with an address. */
const ADDRESS = /^(?:\/|https?:)/i;

interface ImportTexts {
  empty: string;
  missing: string;
  tooMany: string;
  status: string;
  columns: Record<Column, string>;
}

interface ReadRedirects {
  redirects: { line: number; redirect: NewRedirect }[];
  errors: { line: number; message: string }[];
  ignored: string[];
}

interface Parts {
  /** Column at each position of a line. */
  columns: (Column | undefined)[];
  rest: readonly CsvLine[];
  ignored: string[];
}

function getParts(lines: readonly CsvLine[]): Parts {
  const [first, ...rest] = lines;
  const cells = first?.cells ?? [];
  if (ADDRESS.test(readCell(cells[0]))) return { columns: [...COLUMNS], rest: lines, ignored: [] };
  const columns = cells.map((cell) => COLUMNS.find((column) => HEADINGS[column].includes(getHeadingKey(cell))));
  const ignored = cells.filter((cell, place) => columns[place] === undefined && cell.trim() !== '');
  return { columns, rest, ignored };
}

/** Returns the redirects of a file, with or without headings, and what is wrong with it. */
export function readRedirects(lines: readonly CsvLine[], texts: ImportTexts): ReadRedirects {
  const { columns, rest, ignored } = getParts(lines);
  const refused = (message: string): ReadRedirects => ({ redirects: [], errors: [{ line: 1, message }], ignored });
  const missing = (['from_path', 'to_path'] as const).filter((column) => !columns.includes(column));
  if (rest.length === 0) return refused(texts.empty);
  if (missing.length > 0) {
    return refused(missing.map((column) => fill(texts.missing, { column: texts.columns[column] })).join(' '));
  }
  if (rest.length > IMPORT_MAX) return refused(fill(texts.tooMany, { max: IMPORT_MAX }));
  const answer: ReadRedirects = { redirects: [], errors: [], ignored };
  for (const { line, cells } of rest) {
    const read = (column: Column): string => readCell(cells[columns.indexOf(column)]);
    const key = getHeadingKey(read('status'));
    const status = Object.hasOwn(STATUSES, key) ? STATUSES[key] : undefined;
    if (status === undefined) answer.errors.push({ line, message: texts.status });
    else answer.redirects.push({ line, redirect: { from_path: read('from_path'), to_path: read('to_path'), status } });
  }
  return answer;
}
