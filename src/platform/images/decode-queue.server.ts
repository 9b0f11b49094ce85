import { DomainError } from '#src/kernel/errors.ts';

/** Images decoded at once; each may need 200 MB. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
const RETRY_SECONDS = 10;

let atWork = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `work` when one of the two places is free.
 * @throws DomainError `unavailable` when too many wait already.
 */
export async function inDecodeQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (atWork >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) {
      throw new DomainError('unavailable', 'Trop d’images arrivent en même temps. Réessayez dans un instant.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    // The place is handed over, so `atWork` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else atWork++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) atWork--;
    else next();
  }
}
