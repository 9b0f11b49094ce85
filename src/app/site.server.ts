import type { Hono } from 'hono';
import { serveAssets } from '#src/platform/http/assets.server.ts';
import { answerByFetch } from '#src/platform/http/fetch-listener.server.ts';
import { readFirstScript } from '#src/platform/http/first-script.server.ts';
import type { Listener } from '#src/platform/http/listen.server.ts';
import { loadLatePages } from '#src/platform/http/pages.server.ts';
import { findStyleSheets, readStyleSheets } from '#src/platform/http/style-sheets.server.ts';
import { type AppOptions, buildApp, type Rest } from './server.ts';

export interface SiteOptions extends Omit<AppOptions, 'assets'> {
  /** Folder of the built browser files; absent in development, where Vite serves them. */
  assetsFolder?: string;
}

/** The pages of the site and the browser's files. */
export interface Site {
  /** Returns an app that answers with the pages which are loaded. */
  build(rest: Rest): Hono;
  /** Returns a listener that answers by an app. */
  toListener(app: Pick<Hono, 'fetch'>): Listener;
  /** Loads the API and the late pages, and returns the app with all. @throws when the files cannot be loaded. */
  buildWhole(): Promise<Hono>;
}

/** Reads which files the browser can be given, and builds the apps that answer with pages. */
export function openSite({ assetsFolder, ...rest }: SiteOptions): Site {
  const assets = assetsFolder === undefined ? undefined : serveAssets(assetsFolder);
  if (assetsFolder !== undefined) {
    findStyleSheets(assetsFolder);
    readFirstScript(assetsFolder);
  }
  const options = { ...rest, assets };
  return {
    build: (others) => buildApp(options, others),
    toListener: answerByFetch,
    async buildWhole() {
      readStyleSheets();
      const api = await import('./api.server.ts');
      // Last, and no request comes in between: a page is late no more from here on, and the first app cannot render it.
      await loadLatePages();
      return buildApp(options, { api });
    },
  };
}
