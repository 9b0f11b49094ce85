import { readFreeSpace } from '#src/platform/data-folder/free-space.server.ts';
import type { Probes } from '#src/platform/http/probe-endpoint.server.ts';
import { log } from '#src/platform/log.server.ts';
import { checkApp } from './app.server.ts';

/** What says whether the server runs, and whether it can work. */
export const PROBES: Probes = {
  '/healthz': async () => ({ status: 200, body: { status: 'ok' } }),
  '/readyz': async () => {
    const failure = await checkApp().catch((error: unknown) => error);
    const space = await readFreeSpace();
    const disk = space && { free_bytes: space.freeBytes, level: space.level };
    if (failure === undefined) return { status: 200, body: { status: 'ok', disk } };
    log().warn({ err: failure }, 'not ready');
    return { status: 503, body: { status: 'unavailable', disk } };
  },
};
