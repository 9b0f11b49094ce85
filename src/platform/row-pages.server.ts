import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';

/** Maximum number of rows in memory; databases also limit the number of bound values. */
export const ROWS_PER_PAGE = 500;

/**
 * A list too long for memory: only the ids are known, in the order of the list; the rows are read page by page, each
 * page in its own short read. No row appears twice; a row deleted meanwhile is left out.
 */
export class RowPages<Row> {
  /** Number of rows found. */
  readonly count: number;
  readonly #read: () => AsyncGenerator<Row[]>;

  constructor(count: number, read: () => AsyncGenerator<Row[]>) {
    this.count = count;
    this.#read = read;
  }

  /** Reads from the beginning; the event loop runs between two pages. */
  pages(): AsyncGenerator<Row[]> {
    return this.#read();
  }

  map<View>(show: (row: Row) => View): RowPages<View> {
    const pages = this;
    return new RowPages(pages.count, async function* () {
      for await (const page of pages.pages()) yield page.map(show);
    });
  }
}

/** @param read returns the rows of these ids, in any order. */
export function rowPages<Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: number[]) => Promise<Row[]>,
): RowPages<Row> {
  return new RowPages(ids.length, async function* () {
    for (let first = 0; first < ids.length; first += ROWS_PER_PAGE) {
      if (first > 0) await nextTurn();
      const some = ids.slice(first, first + ROWS_PER_PAGE);
      const byId = new Map((await read(some)).map((row) => [row.id, row]));
      yield some.flatMap((id) => byId.get(id) ?? []);
    }
  });
}

/** Output schema of an operation that returns pages: each row is parsed with `row`. */
export const rowPagesSchema = <Row extends z.ZodType>(row: Row) =>
  z
    .custom<RowPages<z.input<Row>>>((value) => value instanceof RowPages)
    .transform((pages) => pages.map((one) => row.parse(one)));
