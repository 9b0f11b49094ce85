import { sql } from 'kysely';
import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';
import { isoIn, now, nowIso } from '../clock.server.ts';
import { db } from '../database/database.server.ts';
import { prepared } from '../database/prepared.server.ts';
import { asSideEffect } from '../database/read-only.server.ts';
import { deleteInSteps } from '../database/rows-in-steps.server.ts';
import { isInMaintenance } from '../maintenance.server.ts';
import { addressCounts } from './address-counts.server.ts';

/** At most `hits` in `seconds`, counted from the first hit. */
export interface RateLimit {
  hits: number;
  seconds: number;
}

/** Returns a limit ten times as wide, which counts refused requests of public forms. */
export const tenTimes = ({ hits, seconds }: RateLimit): RateLimit => ({ hits: hits * 10, seconds });

/** Hits of one bucket in its current period. */
export interface Count {
  hits: number;
  resetsAt: string;
}

interface Hit {
  bucket: string;
  weight: number;
  at: string;
  fresh: string;
}

const upsertHit = prepared((queries, { bucket, weight, at, fresh }: Hit) =>
  queries
    .insertInto('rate_limits')
    .values({ bucket, hits: weight, resets_at: fresh })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql<number>`case when rate_limits.resets_at <= ${at} then ${weight} else rate_limits.hits + ${weight} end`,
        resets_at: sql<string>`case when rate_limits.resets_at <= ${at} then ${fresh} else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at']),
);

/**
 * Adds a hit to `bucket`, or `weight` of them, and returns the count; exact, shared by all nodes.
 * The sum must stay below 2^31: callers with large weights remove refused ones again.
 */
export async function countHit(bucket: string, limit: RateLimit, weight = 1): Promise<Count> {
  const hit = { bucket, weight, at: nowIso(), fresh: isoIn(limit.seconds) };
  const upsert = () => upsertHit(hit);
  const [row] = await asSideEffect('reads have limits too: the token of a link can be guessed', upsert);
  if (row === undefined) throw new Error('The database returned no count.');
  return { hits: row.hits, resetsAt: row.resets_at };
}

/** Buckets counted by this process; the oldest is dropped when there are more. */
const MEMORY_BUCKETS = 10_000;
const memory = perApp(() => new Map<string, Count>());

/** Counts while the site is closed to writes: reads keep their limits, at each node its own. */
function countInMemory(bucket: string, { seconds }: RateLimit): Count {
  const counts = memory();
  const known = counts.get(bucket);
  const count = known !== undefined && known.resetsAt > nowIso() ? known : { hits: 0, resetsAt: isoIn(seconds) };
  count.hits += 1;
  counts.delete(bucket);
  counts.set(bucket, count);
  const [oldest] = counts.keys();
  if (counts.size > MEMORY_BUCKETS && oldest !== undefined) counts.delete(oldest);
  return count;
}

const selectCount = prepared((queries, { bucket, at }: Pick<Hit, 'bucket' | 'at'>) =>
  queries
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at'])
    .where('bucket', '=', bucket)
    .where('resets_at', '>', at),
);

/** Returns the count of `bucket`, without adding a hit. */
export async function readHits(bucket: string): Promise<Count> {
  const [row] = await selectCount({ bucket, at: nowIso() });
  return { hits: row?.hits ?? 0, resetsAt: row?.resets_at ?? nowIso() };
}

export async function forgetHits(bucket: string): Promise<void> {
  await db().deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
}

/** Deletes counts whose period has ended, here and in memory. */
export function purgeHits(): Promise<number> {
  addressCounts()?.dropExpired();
  return deleteInSteps({ table: 'rate_limits', where: (row) => row('resets_at', '<=', nowIso()) }, 'bucket');
}

/**
 * Counts one hit and refuses beyond the limit. The message does not name the bucket.
 * @throws DomainError `limit` with the seconds to wait.
 */
export async function limitRate(bucket: string, limit: RateLimit): Promise<void> {
  const isClosed = await isInMaintenance();
  const { hits, resetsAt } = isClosed ? countInMemory(bucket, limit) : await countHit(bucket, limit);
  if (hits > limit.hits) throw tooMany(resetsAt);
}

/**
 * Refuses when the limit is already reached, without counting.
 * @throws DomainError `limit` with the seconds to wait.
 */
export async function refuseBeyond(bucket: string, limit: RateLimit): Promise<void> {
  const { hits, resetsAt } = await readHits(bucket);
  if (hits >= limit.hits) throw tooMany(resetsAt);
}

/** Returns the refusal of a bucket that is full until `resetsAt`. */
export function tooMany(resetsAt: string): DomainError {
  return tooManyTries(Math.max(1, Math.ceil((Date.parse(resetsAt) - now().getTime()) / 1000)));
}

/** Returns the error of every rate limit. */
export const tooManyTries = (retryAfterSeconds: number): DomainError =>
  new DomainError('limit', `Trop de tentatives. Réessayez dans ${getWait(retryAfterSeconds)}.`, { retryAfterSeconds });

function getWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `${minutes} minutes` : 'une minute';
}

/** Removes one hit, for a try that was successful. */
export async function uncountHit(bucket: string): Promise<void> {
  await db()
    .updateTable('rate_limits')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('hits', '>', 0)
    .execute();
}
