import { csvText, toCsv } from '#src/kernel/csv.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '../clock.server.ts';
import type { RowPages } from '../row-pages.server.ts';
import { textStream } from './row-stream.server.ts';

type Lines = string[][];

/** Yields the heading first, also for an empty list; pages after the first one have no heading. */
async function* csvTexts<Row>(rows: RowPages<Row>, toLines: (rows: Row[]) => Lines): AsyncGenerator<string> {
  yield toCsv(toLines([]));
  for await (const page of rows.pages()) yield csvText(toLines(page).slice(1));
}

/**
 * Returns a list as a download named after the list and the date: "messages-2026-11-21.csv".
 * @param toLines the heading, then one line per row.
 */
export const csvFile = <Row>(name: string, rows: RowPages<Row>, toLines: (rows: Row[]) => Lines): Response =>
  new Response(textStream(csvTexts(rows, toLines)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${parisDay(now())}.csv"`,
    },
  });
