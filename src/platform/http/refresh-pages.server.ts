import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { subscribe } from '../events/events.server.ts';
import { cacheGeneration, type DroppedPage, giveBackDropped, takeDropped } from './html-cache.server.ts';
import type { Refresh } from './html-cache-endpoint.server.ts';

/** How long no change has come before pages are rendered: changes come in groups. Milliseconds. */
const QUIET_MS = 500;
/** Between two renders, for those who ask meanwhile. */
const PAUSE_MS = 20;

interface RefreshOptions {
  /** Answers as the server does; `env` marks the request as one that no visitor sends. */
  fetch: (request: Request, env: Refresh) => Response | Promise<Response>;
  publicUrl: string;
  quietMs?: number;
}

/**
 * After a change of public content, renders again what visitors asked for in the last hour, one page after the other,
 * before the next one asks. Returns how to stop.
 */
export function refreshPages({ fetch, publicUrl, quietMs = QUIET_MS }: RefreshOptions): () => void {
  let changes = 0;
  let rendering: Promise<void> | undefined;
  const render = async (page: DroppedPage): Promise<void> => {
    const generation = cacheGeneration();
    await fetch(new Request(new URL(page.key, publicUrl)), { askedAt: page.askedAt });
    // A change during the render: what was rendered was not cached.
    if (generation !== cacheGeneration()) giveBackDropped(page);
  };
  const refresh = async (): Promise<void> => {
    changes += 1;
    const change = changes;
    await pause(quietMs, undefined, { ref: false });
    await Promise.allSettled([rendering]);
    while (change === changes) {
      const page = takeDropped();
      if (page === undefined) return;
      rendering = render(page);
      await rendering;
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  };
  // A change is announced inside the transaction that has just ended: pages must not be read through it.
  const outside = AsyncLocalStorage.snapshot();
  const leave = subscribe('content', () => outside(refresh));
  return () => {
    leave();
    changes += 1;
  };
}
