import { nowIso } from '../clock.server.ts';
import { db } from '../database/database.server.ts';
import { prepared } from '../database/prepared.server.ts';

export interface CountRow {
  bucket: string;
  hits: number;
  resets_at: string;
}

/** Returns the stored count of a bucket whose period has not ended, if there is one. */
export const selectCountRow = prepared((queries, { bucket, at }: { bucket: string; at: string }) =>
  queries
    .selectFrom('rate_limits')
    .select(['bucket', 'hits', 'resets_at'])
    .where('bucket', '=', bucket)
    .where('resets_at', '>', at),
);

/** Returns stored counts of one kind of limit, those first whose periods end last. */
export const selectNamedRows = (name: string, most: number): Promise<CountRow[]> =>
  db()
    .selectFrom('rate_limits')
    .select(['bucket', 'hits', 'resets_at'])
    .where('bucket', '>=', `${name}:`)
    .where('bucket', '<', `${name};`)
    .where('resets_at', '>', nowIso())
    .orderBy('resets_at', 'desc')
    .limit(most)
    .execute();

export const upsertCountRows = (rows: CountRow[]): Promise<unknown> =>
  db()
    .insertInto('rate_limits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((row) => ({
        hits: row.ref('excluded.hits'),
        resets_at: row.ref('excluded.resets_at'),
      })),
    )
    .execute();
