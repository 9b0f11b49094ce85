interface ProbeLimits {
  /** How long a result is reused for later callers, from the start of its check. */
  freshMs: number;
  /** Maximum time that a caller waits; the check itself continues. */
  withinMs: number;
}

/**
 * Creates a shared health check: one runs at a time, and its result answers all callers while it is fresh.
 * The probe rejects when the check has failed, or does not end in time.
 */
export function createProbe(check: () => Promise<void>, { freshMs, withinMs }: ProbeLimits): () => Promise<void> {
  let latest: { at: number; result: Promise<void>; isRunning: boolean } | undefined;

  function start(): Promise<void> {
    const begun = { at: performance.now(), result: check(), isRunning: true };
    latest = begun;
    const end = (): void => {
      begun.isRunning = false;
    };
    begun.result.then(end, end);
    return begun.result;
  }

  return async () => {
    const isUsable = latest !== undefined && (latest.isRunning || performance.now() - latest.at < freshMs);
    await within(latest !== undefined && isUsable ? latest.result : start(), withinMs);
  };
}

async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
