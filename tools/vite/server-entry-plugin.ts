import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

/** Exports of the server entry that the development server uses. */
interface ServerEntry {
  prepare(): Promise<{
    listener: (request: IncomingMessage, response: ServerResponse) => void;
    close(): Promise<void>;
  }>;
}

/** Development: passes every request for no source file to the real Hono entry, run in Vite's SSR environment. */
export function serverEntry(entry: string): Plugin {
  return {
    name: 'server-entry',
    apply: 'serve',
    configureServer: (server) => () => {
      let loaded: ServerEntry | undefined;
      let running: ReturnType<ServerEntry['prepare']> | undefined;
      const current = async () => {
        const { ssr } = server.environments;
        if (ssr === undefined || !isRunnableDevEnvironment(ssr)) {
          throw new Error('The server needs the runnable SSR environment of Vite.');
        }
        const found: ServerEntry = await ssr.runner.import(entry);
        if (found !== loaded) {
          loaded = found;
          const previous = running;
          // Only one entry may use the database: the old one closes it before the new one opens it.
          running = (async () => {
            await (await previous?.catch(() => undefined))?.close();
            return found.prepare();
          })();
        }
        return running;
      };
      // Fills an empty database and prints the first password before anyone opens a page.
      server.httpServer?.once('listening', () => {
        current().catch((error: Error) => server.config.logger.error(error.message, { error }));
      });
      server.middlewares.use((request, response, next) => {
        request.url = request.originalUrl;
        current().then((app) => app?.listener(request, response), next);
      });
    },
  };
}
