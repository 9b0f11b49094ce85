import type { RowPages } from '#src/platform/row-pages.server.ts';

/** Reads every page of an export. */
export async function readPages<Row>(rows: RowPages<Row>): Promise<Row[][]> {
  const pages: Row[][] = [];
  for await (const page of rows.pages()) pages.push(page);
  return pages;
}

/** Reads every row of an export into one list. */
export const readRows = async <Row>(rows: RowPages<Row> | Promise<RowPages<Row>>): Promise<Row[]> =>
  (await readPages(await rows)).flat();
