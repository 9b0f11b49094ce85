import { z } from 'zod';
import { csvText, toCsv } from '#src/kernel/csv.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '../clock.server.ts';
import type { RowPages } from '../row-pages.server.ts';
import { byteStream, textStream } from './row-stream.server.ts';
import { XLSX_TYPE, xlsxBytes } from './xlsx-file.server.ts';

type Lines = string[][];

/** The answer of an endpoint that sends a list as a CSV download. */
export const CSV_ANSWER = { 'text/csv': z.string() };
/** The same for an Excel workbook. */
export const XLSX_ANSWER = { [XLSX_TYPE]: z.file() };

/** Yields the heading first, also for an empty list; pages after the first one have no heading. */
async function* csvTexts<Row>(rows: RowPages<Row>, toLines: (rows: Row[]) => Lines): AsyncGenerator<string> {
  yield toCsv(toLines([]));
  for await (const page of rows.pages()) yield csvText(toLines(page).slice(1));
}

/** Returns headers of a download named after the list and the date: "messages-2026-11-21.csv". */
const download = (type: string, name: string, ending: string) => ({
  headers: {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}-${parisDay(now())}.${ending}"`,
  },
});

/**
 * Returns a list as a CSV download.
 * @param toLines the heading, then one line per row.
 */
export const csvFile = <Row>(name: string, rows: RowPages<Row>, toLines: (rows: Row[]) => Lines): Response =>
  new Response(textStream(csvTexts(rows, toLines)), download('text/csv; charset=utf-8', name, 'csv'));

/**
 * Returns a list as an Excel workbook.
 * @param toLines the heading, then one line per row.
 * @throws DomainError `invalid` for more lines than a sheet holds.
 */
export const xlsxFile = <Row>(name: string, rows: RowPages<Row>, toLines: (rows: Row[]) => Lines): Response =>
  new Response(byteStream(xlsxBytes(name, rows, toLines)), download(XLSX_TYPE, name, 'xlsx'));
