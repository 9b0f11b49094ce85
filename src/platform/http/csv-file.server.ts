import { csvOf, csvText } from '#src/kernel/csv.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '../clock.server.ts';
import type { RowPages } from '../row-pages.server.ts';
import { textStream } from './row-stream.server.ts';

type Lines = string[][];

/** The heading opens the file, also of an empty list; pages after the first come without it. */
async function* csvTexts<Row>(rows: RowPages<Row>, toLines: (rows: Row[]) => Lines): AsyncGenerator<string> {
  yield csvOf(toLines([]));
  for await (const page of rows.pages()) yield csvText(toLines(page).slice(1));
}

/**
 * A list as a download named after it and the day: "messages-2026-11-21.csv".
 * @param toLines the heading, then one line a row.
 */
export const csvFile = <Row>(name: string, rows: RowPages<Row>, toLines: (rows: Row[]) => Lines): Response =>
  new Response(textStream(csvTexts(rows, toLines)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${parisDay(now())}.csv"`,
    },
  });
