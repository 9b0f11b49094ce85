import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

/** What the server entry offers to the development server. */
interface ServerEntry {
  prepare(): Promise<{
    listener: (request: IncomingMessage, response: ServerResponse) => void;
    close(): Promise<void>;
  }>;
}

/** Development: every request that is no source file goes to the real Hono entry, run in Vite's SSR environment. */
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
          // One database, one owner: the old entry lets go before the new one opens.
          running = (async () => {
            await (await previous?.catch(() => undefined))?.close();
            return found.prepare();
          })();
        }
        return running;
      };
      server.middlewares.use((request, response, next) => {
        request.url = request.originalUrl;
        current().then((house) => house?.listener(request, response), next);
      });
    },
  };
}
