import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Handler, Hono } from 'hono';
import { createRouteTable } from '#src/platform/http/route-table.server.ts';
import { nameRoutes } from '#src/platform/http/watch-request.server.ts';
import { createBaseApp, PROBES } from './base-app.server.ts';
import type { SiteOptions } from './site.server.ts';

/** What answers all requests of one app. */
export interface Answers {
  fetch: Hono['fetch'];
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
    watch(outgoing: ServerResponse): void {
      const closed = Promise.withResolvers<void>();
      open.set(outgoing, closed.promise);
      outgoing.once('close', () => {
        open.delete(outgoing);
        closed.resolve();
        first.resolve();
      });
    },
    async settled(): Promise<void> {
      await Promise.race([Promise.all(open.values()), pause(SETTLED_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Returns a function that begins something at its first call, and then returns the same promise. */
function once<Value>(begin: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | undefined;
  return () => {
    begun ??= begin();
    return begun;
  };
}

/** Answers a request by an app that is being loaded. */
const by =
  (load: () => Promise<Hono>): Handler =>
  async ({ req, env }) =>
    (await load()).fetch(req.raw, env);

/**
 * Answers the probes at once. The home page, and then the API and the other pages, are loaded one after the other: first
 * what the next request most likely asks for.
 */
export function openAnswers(options: SiteOptions): Answers {
  const { first, watch, settled } = watchAnswers();
  const openSite = once(async () => (await import('./site.server.ts')).openSite(options));
  const loadPages = once(async () => {
    const site = await openSite();
    app = site.build({ later: by(complete) });
    return app;
  });
  const complete = once(async () => {
    await loadPages();
    app = await (await openSite()).buildWhole();
    return app;
  });
  nameRoutes(createRouteTable(PROBES, () => false));
  let app = createBaseApp(options.publicUrl).all('*', by(loadPages)) as unknown as Hono;
  return {
    fetch: (request, env, context) => {
      const { outgoing }: Partial<HttpBindings> = env ?? {};
      // What comes next occupies the loop: a body that is a stream would leave only after it.
      if (outgoing !== undefined) watch(outgoing as ServerResponse);
      return app.fetch(request, env, context);
    },
    first,
    settled,
    loadPages: async () => void (await loadPages()),
    complete: async () => void (await complete()),
  };
}
