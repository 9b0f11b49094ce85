import { DomainError } from '#src/kernel/errors.ts';

/** Bytes of request bodies that the process holds at once, in memory or in temporary files. */
export const BUDGET_BYTES = 100_000_000;

const RETRY_SECONDS = 5;
const BUSY = 'Trop d’envois arrivent en même temps. Réessayez dans un instant.';

let inFlight = 0;

/** @throws DomainError `unavailable` when the process holds too much already. */
export function holdBytes(bytes: number): void {
  if (inFlight + bytes > BUDGET_BYTES) throw new DomainError('unavailable', BUSY, { retryAfterSeconds: RETRY_SECONDS });
  inFlight += bytes;
}

export function releaseBytes(bytes: number): void {
  inFlight -= bytes;
}

/** Bytes held at the moment. */
export const bytesInFlight = (): number => inFlight;
