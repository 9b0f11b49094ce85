import { csvOf } from '#src/kernel/csv.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '../clock.server.ts';

/** A list as a download named after it and the day: "messages-2026-11-21.csv". */
export const csvFile = (name: string, lines: readonly (readonly string[])[]): Response =>
  new Response(csvOf(lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${parisDay(now())}.csv"`,
    },
  });
