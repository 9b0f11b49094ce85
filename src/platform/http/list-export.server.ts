import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import type { Operation } from '../operation.server.ts';
import type { RowPages } from '../row-pages.server.ts';
import { staffExports } from './answer-turns.server.ts';
import { type ApiRequest, type Endpoint, endpoint } from './endpoint.server.ts';
import { CSV_ANSWER, csvFile, XLSX_ANSWER, xlsxFile } from './list-file.server.ts';

const FORMATS = { csv: csvFile, xlsx: xlsxFile };
const Format = z.enum(['csv', 'xlsx']).default('csv');
const UNKNOWN = 'Choisissez le format csv ou xlsx.';

function getFormat(request: ApiRequest): keyof typeof FORMATS {
  const format = Format.safeParse(request.req.query('format'));
  if (!format.success) throw new DomainError('invalid', UNKNOWN);
  return format.data;
}

interface ListExport<Row> {
  summary: string;
  /** Name of the file, without date and ending. */
  name: string;
  /** The heading, then one line per row. */
  toLines: (rows: Row[]) => string[][];
}

/** Endpoint of a list as a file: CSV, or an Excel workbook with `?format=xlsx`. */
export const listExport = <Input extends z.ZodObject, Row>(
  path: string,
  operation: Operation<Input, z.ZodType<RowPages<Row>>>,
  { summary, name, toLines }: ListExport<Row>,
): Endpoint =>
  endpoint('get', path, operation, {
    summary,
    request: operation.input.extend({ format: Format }),
    turns: staffExports,
    answers: { ...CSV_ANSWER, ...XLSX_ANSWER },
    send: (request, rows) => FORMATS[getFormat(request)](name, rows, toLines),
  });
