/** State of the server on this machine: `foreign` when another program answers on its port. */
export type ServerReading = 'ready' | 'unready' | 'stopped' | 'foreign';

const TIMEOUT_MS = 3_000;

/** Asks the address on which the server listens whether it is running and can write. */
export async function askOwnServer({ HOST, PORT }: { HOST: string; PORT: number }): Promise<ServerReading> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`http://${host}:${PORT}/readyz`, { redirect: 'manual', signal });
    const text = await answer.text();
    if (!/^\{"status":"(ok|unavailable)"/.test(text)) return 'foreign';
    return answer.ok ? 'ready' : 'unready';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'unready' : 'stopped';
  }
}
