import type { Actor } from '#src/kernel/actor.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';
import { retryHeaders } from '../refusal.server.ts';
import { createTokenBuckets } from '../security/token-buckets.server.ts';
import type { ClientAddress } from './client-address.server.ts';
import { SENTENCE_HEADERS, sentencePage } from './sentence-page.server.ts';

/** Uncached reads per minute: a bucket is full at the start and refills evenly. */
const READS = { address: 600, network: 2_400, customer: 600, staff: 3_000 };
const MINUTE_SECONDS = 60;
const TOO_MANY = 'Trop de consultations en peu de temps. Réessayez dans une minute.';

const buckets = perApp(() => createTokenBuckets());

/**
 * Counts a read that costs a query or a render. A signed-in account has its own bucket, whatever its address, because
 * the screens of an office share one address. Requests from this machine have no limit.
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

/** Returns the page shown instead of another render; undefined while reads are left. */
export function refuseRead(client: ClientAddress): Response | undefined {
  try {
    limitReads(client);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return new Response(sentencePage(error.message), {
      status: error.status,
      headers: { ...retryHeaders(error), ...SENTENCE_HEADERS },
    });
  }
}

function take(name: string, hits: number): void {
  const retryAfterSeconds = buckets().take(name, { hits, seconds: MINUTE_SECONDS });
  if (retryAfterSeconds !== undefined) throw new DomainError('limit', TOO_MANY, { retryAfterSeconds });
}

/** Refills every bucket, for tests. */
export const forgetReads = (): void => buckets().clear();
