import { isInMaintenance } from '../maintenance.server.ts';
import { addressCounts } from './address-counts.server.ts';
import { type Count, countHit, limitRate, type RateLimit, tooMany } from './rate-limit.server.ts';

/**
 * Adds a hit, or `weight` of them, to a limit of public sends of one client address. On SQLite it is counted in memory
 * and stored within a second; on PostgreSQL in the database, shared by all nodes. A rolled back transaction takes it
 * back.
 * @param name kind of the limit, such as `contact`.
 */
export async function countAddress(name: string, clientAddress: string, limit: RateLimit, weight = 1): Promise<Count> {
  const bucket = `${name}:${clientAddress}`;
  const counts = addressCounts();
  if (counts === undefined) return countHit(bucket, limit, weight);
  return counts.add({ name, bucket, seconds: limit.seconds, weight });
}

/**
 * Counts one hit in the same way, and refuses beyond the limit.
 * @throws DomainError `limit` with the seconds to wait.
 */
export async function limitAddress(name: string, clientAddress: string, limit: RateLimit): Promise<void> {
  const isElsewhere = addressCounts() === undefined || (await isInMaintenance());
  if (isElsewhere) return limitRate(`${name}:${clientAddress}`, limit);
  const { hits, resetsAt } = await countAddress(name, clientAddress, limit);
  if (hits > limit.hits) throw tooMany(resetsAt);
}

/** Stores the counts that are in memory, at the end of the process. @throws what the database throws. */
export async function storeAddressCounts(): Promise<void> {
  await addressCounts()?.store();
}
