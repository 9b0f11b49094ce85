import { createLog, log, setLog } from './platform/log.server.ts';
import { readConfig } from './platform/config.server.ts';
import { trustForwardedFor } from './platform/http/client-address.server.ts';
import { type Listener, listen, listenerOf } from './platform/http/listen.server.ts';
import { relaxForDevelopment } from './platform/http/security-headers.server.ts';
import { buildApp } from './server.ts';

/** Uploads may take two minutes to arrive. */
const UPLOADS = /^\/api\/(contact|admin\/(services|media|gallery|blog)|auth\/avatar)/;

/** Everything opened and ready to answer; the development server and `main` both begin here. */
export async function prepare(): Promise<{ listener: Listener; close(): Promise<void> }> {
  const config = readConfig(process.env);
  setLog(createLog(config.LOG_LEVEL));
  trustForwardedFor(config.TRUST_PROXY);
  const { DEV } = import.meta.env;
  if (DEV) relaxForDevelopment();
  const app = buildApp({
    publicUrl: config.PUBLIC_URL,
    keepsDocuments: !DEV,
    ...(DEV ? {} : { assetsFolder: new URL('../client', import.meta.url).pathname }),
  });
  return { listener: listenerOf(app), close: async () => {} };
}

/** Starts the product and stops it on SIGTERM or SIGINT. */
export async function main(): Promise<void> {
  const { PORT, HOST } = readConfig(process.env);
  const house = await prepare();
  const server = await listen(house.listener, {
    port: PORT,
    host: HOST,
    isUpload: (request) => UPLOADS.test(request.url ?? ''),
  });
  log().info({ port: server.port }, 'listening');
  const stop = async (): Promise<void> => {
    await server.drain();
    await house.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
