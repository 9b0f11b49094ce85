import type { Actor } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { retryHeaders } from '../refusal.server.ts';
import type { ClientAddress } from './client-address.server.ts';

/** Reads that no cache answers, a minute: a bucket is full at the start and fills again evenly. */
const READS = { address: 600, network: 2_400, customer: 600, staff: 3_000 };
const MINUTE_MS = 60_000;
/** About 150 bytes each. The one unused for longest goes first; it has mostly filled again. */
const BUCKETS = 20_000;
const TOO_MANY = 'Trop de consultations en peu de temps. Réessayez dans une minute.';

interface Bucket {
  left: number;
  at: number;
}

const buckets = new Map<string, Bucket>();

/**
 * Counts a read that costs a query or a render. A signed-in account has a bucket of its own, wherever it reads from:
 * the screens of an office share one address. This machine itself has no limit.
 * @throws DomainError `limit` with the seconds to wait.
 */
export function limitReads({ address, network, isLocal }: ClientAddress, actor?: Actor): void {
  if (isLocal) return;
  if (actor?.kind === 'user') {
    take(`user ${actor.userId}`, actor.role === 'user' ? READS.customer : READS.staff);
    return;
  }
  if (network !== undefined) take(network, READS.network);
  take(address, READS.address);
}

/** The page that a visitor sees instead of one more render; undefined while reads are left. */
export function refuseRead(client: ClientAddress): Response | undefined {
  try {
    limitReads(client);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const headers = { ...retryHeaders(error), 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response(pageOf(error.message), { status: error.status, headers });
  }
}

const pageOf = (sentence: string): string =>
  `<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>${sentence}</title><p>${sentence}</p></html>`;

function take(name: string, perMinute: number): void {
  const at = performance.now();
  const found = buckets.get(name) ?? { left: perMinute, at };
  const left = Math.min(perMinute, found.left + ((at - found.at) * perMinute) / MINUTE_MS);
  buckets.delete(name);
  buckets.set(name, { left: left < 1 ? left : left - 1, at });
  const [oldest] = buckets.keys();
  if (buckets.size > BUCKETS && oldest !== undefined) buckets.delete(oldest);
  if (left >= 1) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(((1 - left) * MINUTE_MS) / perMinute / 1000));
  throw new DomainError('limit', TOO_MANY, { retryAfterSeconds });
}

/** For tests: every bucket is full again. */
export const forgetReads = (): void => buckets.clear();
