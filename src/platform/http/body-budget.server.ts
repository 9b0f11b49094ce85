import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';

/** Bytes of request bodies that the app holds at once, in memory or in temporary files. */
export const BUDGET_BYTES = 100_000_000;

const RETRY_SECONDS = 5;
const BUSY = 'Trop d’envois arrivent en même temps. Réessayez dans un instant.';

const held = perApp(() => ({ bytes: 0 }));

/** @throws DomainError `unavailable` when the process holds too much already. */
export function holdBytes(bytes: number): void {
  if (held().bytes + bytes > BUDGET_BYTES)
    throw new DomainError('unavailable', BUSY, { retryAfterSeconds: RETRY_SECONDS });
  held().bytes += bytes;
}

export function releaseBytes(bytes: number): void {
  held().bytes -= bytes;
}

/** Bytes held at the moment. */
export const bytesInFlight = (): number => held().bytes;
