import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { serveAssets } from '#src/platform/http/assets.server.ts';
import { readFirstScript } from '#src/platform/http/first-script.server.ts';
import { loadLatePages } from '#src/platform/http/pages.server.ts';
import { findStyleSheets, readStyleSheets } from '#src/platform/http/style-sheets.server.ts';
import { type AppOptions, buildApp } from './server.ts';

export interface AnswersOptions extends Omit<AppOptions, 'assets'> {
  /** Folder of the built browser files; absent in development, where Vite serves them. */
  assetsFolder?: string;
}

/** What answers all requests of one app. */
export interface Answers {
  fetch: Hono['fetch'];
  /** Resolves once the first answer has left. */
  first: Promise<void>;
  /** Loads the API and the late pages; requests for them wait for it. @throws when their files cannot be loaded. */
  complete(): Promise<void>;
}

/** Answers the home page at once; the API and the other pages, three times as much code, come after the first answer. */
export function openAnswers({ assetsFolder, ...rest }: AnswersOptions): Answers {
  const assets = assetsFolder === undefined ? undefined : serveAssets(assetsFolder);
  if (assetsFolder !== undefined) {
    findStyleSheets(assetsFolder);
    readFirstScript(assetsFolder);
  }
  const options = { ...rest, assets };
  let whole: Promise<Hono> | undefined;
  const load = async (): Promise<Hono> => {
    readStyleSheets();
    const api = await import('./api.server.ts');
    // Last, and no request comes in between: a page is late no more from here on, and the first app cannot render it.
    await loadLatePages();
    app = buildApp(options, { api });
    return app;
  };
  const complete = (): Promise<Hono> => {
    whole ??= load();
    return whole;
  };
  let app = buildApp(options, { later: async ({ req, env }) => (await complete()).fetch(req.raw, env) });
  const first = Promise.withResolvers<void>();
  return {
    fetch: (request, env, context) => {
      // What comes next occupies the loop: a body that is a stream would leave only after it.
      (env as Partial<HttpBindings> | undefined)?.outgoing?.once('close', first.resolve);
      return app.fetch(request, env, context);
    },
    first: first.promise,
    complete: async () => void (await complete()),
  };
}
