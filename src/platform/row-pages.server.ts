import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';

/** Rows that are in memory at the same time; engines also bind a limited number of values. */
export const ROWS_PER_PAGE = 500;

/**
 * A list too long for memory: only the ids are known, in the order of the list; the rows are read page by page, each
 * page in a short read of its own. No row comes twice; one that is deleted meanwhile is left out.
 */
export class RowPages<Row> {
  /** Rows that were found. */
  readonly count: number;
  readonly #read: () => AsyncGenerator<Row[]>;

  constructor(count: number, read: () => AsyncGenerator<Row[]>) {
    this.count = count;
    this.#read = read;
  }

  /** Reads from the beginning; between two pages the event loop is free. */
  pages(): AsyncGenerator<Row[]> {
    return this.#read();
  }

  map<Shown>(show: (row: Row) => Shown): RowPages<Shown> {
    const pages = this;
    return new RowPages(pages.count, async function* () {
      for await (const page of pages.pages()) yield page.map(show);
    });
  }
}

/** @param read the rows of these ids, in any order. */
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

/** Output of an operation that answers pages: each row passes `row` on its way out. */
export const rowPagesSchema = <Row extends z.ZodType>(row: Row) =>
  z
    .custom<RowPages<z.input<Row>>>((value) => value instanceof RowPages)
    .transform((pages) => pages.map((one) => row.parse(one)));
