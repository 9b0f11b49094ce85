import type { RowPages } from '#src/platform/row-pages.server.ts';

/** Every page of an export, read to its end. */
export async function readPages<Row>(rows: RowPages<Row>): Promise<Row[][]> {
  const pages: Row[][] = [];
  for await (const page of rows.pages()) pages.push(page);
  return pages;
}

/** Every row of an export, as one list. */
export const readRows = async <Row>(rows: RowPages<Row> | Promise<RowPages<Row>>): Promise<Row[]> =>
  (await readPages(await rows)).flat();
