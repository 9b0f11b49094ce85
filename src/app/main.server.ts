import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { asksForPreview } from '#src/domains/setup/preview.internal.server.ts';
import { type Config, readConfig } from '#src/platform/config.server.ts';
import { keepCompiledCode } from '#src/platform/data-folder/compiled-code.server.ts';
import { keepFilesPrivate } from '#src/platform/data-folder/file-modes.server.ts';
import { setListening, setRunningProgram } from '#src/platform/diagnosis/running-program.server.ts';
import type { Refresh } from '#src/platform/http/html-cache-endpoint.server.ts';
import { type Listener, type Listening, listen, toListener } from '#src/platform/http/listen.server.ts';
import { refreshPages } from '#src/platform/http/refresh-pages.server.ts';
import { relaxForDevelopment } from '#src/platform/http/security-headers.server.ts';
import { drainLog, log, print } from '#src/platform/log.server.ts';
import { createPageCheck } from '#src/platform/page-integrity/page-check.server.ts';
import { threadsStarted } from '#src/platform/threads/task-lane.server.ts';
import { startWatchdog } from '#src/platform/threads/watchdog.server.ts';
import { startTraces, type Traces } from '#src/platform/traces/start-traces.server.ts';
import { type Answers, openAnswers } from './answers.server.ts';
import { type App, openApp } from './app.server.ts';
import { createBackup } from './scheduled-backup.server.ts';

/** How long after it listens the server goes on loading, if nobody asks for anything. Milliseconds. */
const LATEST_REST_MS = 300;

/** A path beside this file, which is `src/app/main.server.ts` or `build/server/index.js`. */
const inCheckout = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Returns the version of this program; a release has its package file, too. */
const readVersion = (): string =>
  String(JSON.parse(readFileSync(inCheckout('../../package.json'), 'utf8')).version ?? '');

interface Prepared {
  config: Config;
  product: App;
  answers: Answers;
  listener: Listener;
  close(): Promise<void>;
}

/**
 * Opens all resources; the development server and `main` both start here.
 * @param beforePages called before the pages are loaded, while no thread is being started.
 */
export async function prepare(beforePages = (): void => {}): Promise<Prepared> {
  keepFilesPrivate();
  const config = readConfig(process.env);
  const { DEV } = import.meta.env;
  const served = Promise.withResolvers<Answers>();
  const checkPaymentPage = DEV
    ? undefined
    : createPageCheck({
        inventoryFile: inCheckout('../payment-page.json'),
        clientFolder: inCheckout('../client'),
        publicUrl: config.PUBLIC_URL,
        fetch: async (request) => (await served.promise).fetch(request),
      });
  const stampFolder = inCheckout('../../.cache/data-folders');
  const backUp = DEV ? undefined : createBackup(config, inCheckout('./command.js'));
  const product = await openApp(config, stampFolder, { checkPaymentPage, backUp });
  product.state.adoptProcess();
  product.state.run(() => setRunningProgram({ config, version: readVersion(), environment: process.env }));
  const answers = product.state.run(() => {
    if (DEV) relaxForDevelopment();
    return openAnswers({
      publicUrl: config.PUBLIC_URL,
      keepsDocuments: !DEV,
      metricsToken: config.METRICS_TOKEN,
      ...(DEV ? {} : { assetsFolder: inCheckout('../client') }),
      beforePages: async () => {
        await threadsStarted();
        beforePages();
      },
    });
  });
  if (DEV) {
    await product.state.run(() => startRest(answers, product));
    await introduce(config, product);
  } else product.state.run(() => refreshPages({ fetch: answers.fetch, publicUrl: config.PUBLIC_URL }));
  served.resolve(answers);
  return {
    config,
    product,
    answers,
    listener: product.state.bind(toListener(answers.listener, ({ headers }) => asksForPreview(headers.cookie))),
    close: product.close,
  };
}

/**
 * Starts the app and stops it on SIGTERM or SIGINT. A failed start prints the reason in one line and exits 1.
 * @param beforePages called before the pages are loaded: makes the modules of Node ready that they need.
 */
export async function main(beforePages?: () => void): Promise<void> {
  try {
    const traces = await startTraces(process.env, readVersion());
    const prepared = await prepare(beforePages);
    await prepared.product.state.run(() => serve(prepared, traces));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await drainLog();
    process.exit(1);
  }
}

async function serve({ config, product, answers, listener, close }: Prepared, traces: Traces): Promise<void> {
  if (traces.sentence !== undefined) log().warn(traces.sentence);
  const server = await listen(listener, {
    port: config.PORT,
    host: config.HOST,
    connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS,
  });
  setListening(server.port);
  keepCompiledCode(config.DATA_DIR);
  const stop = product.state.bind(
    stopOnce(server, product, async () => {
      await close();
      await traces.stop();
    }),
  );
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  log().info({ port: server.port }, 'listening');
  await Promise.race([answers.first, pause(LATEST_REST_MS, undefined, { ref: false })]);
  await answers.loadPages();
  await answers.settled();
  startWatchdog();
  await introduce(config, product);
  // Who comes next most likely asks for it.
  await answers.fetch(new Request(config.PUBLIC_URL), { askedAt: Date.now() } satisfies Refresh);
  await startRest(answers, product);
}

/** Loads what is not loaded yet, once nobody waits for an answer, then starts the jobs. */
async function startRest(answers: Answers, product: App): Promise<void> {
  await answers.settled();
  await answers.complete();
  await product.startWork();
}

const stopOnce = (server: Listening, product: App, close: () => Promise<void>) => async (): Promise<void> => {
  const drained = server.drain();
  product.quiesce();
  await drained;
  await close();
  await drainLog();
  process.exit(0);
};

/** Prints the URLs and file locations for the person who started the app. */
async function introduce({ PUBLIC_URL }: Config, { firstAdmin, missingLegalFields }: App): Promise<void> {
  const missing = await missingLegalFields();
  const lines = [
    `Site            ${PUBLIC_URL}`,
    `Administration  ${PUBLIC_URL}/admin/login`,
    ...(firstAdmin === null ? [] : [`Compte          ${firstAdmin.email}`]),
    ...passwordLines(firstAdmin),
    ...(missing.length > 0 ? [`À compléter     mentions légales : ${missing.join(', ')}`] : []),
  ];
  print(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

/** Returns the lines with the password, on a terminal only: other users may read a log or journal. */
function passwordLines(firstAdmin: App['firstAdmin']): string[] {
  if (!firstAdmin?.generatedPassword) return [];
  const { generatedPassword, passwordFile } = firstAdmin;
  return passwordFile === null
    ? [`Mot de passe    ${generatedPassword}   (affiché une seule fois, à changer)`]
    : [`Mot de passe    ${passwordFile}   (fichier effacé au premier changement du mot de passe)`];
}
