import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { lazy } from '#src/kernel/lazy.ts';
import type { Refresh } from '#src/platform/http/html-cache-endpoint.server.ts';
import type { Listener } from '#src/platform/http/listen.server.ts';
import { answerProbes } from '#src/platform/http/probe-endpoint.server.ts';
import { createRouteTable } from '#src/platform/http/route-table.server.ts';
import { nameRoutes } from '#src/platform/http/watch-request.server.ts';
import { PROBES } from './probes.server.ts';
import type { SiteOptions } from './site.server.ts';

export interface AnswersOptions extends SiteOptions {
  /** Called before the pages are loaded, which use the classes of the web. */
  beforePages?: () => Promise<void>;
}

/** What answers all requests of one app. */
export interface Answers {
  /** Answers a request of the network. */
  listener: Listener;
  /** Answers a request of this process. `env` marks one that no visitor sends. */
  fetch(request: Request, env?: Refresh): Promise<Response>;
  /** Resolves once the first answer has left. */
  first: Promise<void>;
  /** Resolves once the requests that are now being answered have their answers, or after a second. */
  settled(): Promise<void>;
  /** Loads the home page and what it consists of; requests wait for it. @throws when the files cannot be loaded. */
  loadPages(): Promise<void>;
  /** Loads the API and the late pages, too; requests for them wait for it. @throws when the files cannot be loaded. */
  complete(): Promise<void>;
}

/** Open streams and slow clients are not waited for. Milliseconds. */
const SETTLED_WITHIN_MS = 1_000;

/** Knows which requests are being answered. */
function watchAnswers() {
  const open = new Map<ServerResponse, Promise<void>>();
  const first = Promise.withResolvers<void>();
  return {
    first: first.promise,
    watch(response: ServerResponse): void {
      const closed = Promise.withResolvers<void>();
      open.set(response, closed.promise);
      response.once('close', () => {
        open.delete(response);
        closed.resolve();
        first.resolve();
      });
    },
    async settled(): Promise<void> {
      await Promise.race([Promise.all(open.values()), pause(SETTLED_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Answers the probes at once. The home page, and then the API and the other pages, are loaded one after the other: first
 * what the next request most likely asks for.
 */
export function openAnswers({ beforePages, ...options }: AnswersOptions): Answers {
  const { first, watch, settled } = watchAnswers();
  const answerProbe = answerProbes(PROBES, options.publicUrl);
  nameRoutes(createRouteTable(Object.keys(PROBES), () => false));
  let isWhole = false;
  // Both wait for the pages until these have taken their place.
  let app: Pick<Hono, 'fetch'> = {
    fetch: async (request, env) => {
      await loadPages();
      return app.fetch(request, env);
    },
  };
  let answer: Listener = (request, response) => {
    loadPages().then(
      () => {
        if (!response.destroyed) answer(request, response);
      },
      // The start fails for the same reason.
      () => response.destroy(),
    );
  };
  const loadPages = lazy(async () => {
    await beforePages?.();
    const { openSite } = await import('./site.server.ts');
    const site = openSite(options);
    app = site.build({ later: async ({ req, env }) => (await complete()).fetch(req.raw, env) });
    answer = site.toListener({ fetch: (request, env) => app.fetch(request, env) });
    return site;
  });
  const complete = lazy(async () => {
    const whole = await (await loadPages()).buildWhole();
    app = whole;
    isWhole = true;
    return whole;
  });
  return {
    listener(request, response) {
      // What is loaded next occupies the loop: a body that is a stream would leave only after it.
      if (!isWhole) watch(response);
      if (!answerProbe(request, response)) answer(request, response);
    },
    fetch: async (request, env) => app.fetch(request, env),
    first,
    settled,
    loadPages: async () => void (await loadPages()),
    complete: async () => void (await complete()),
  };
}
