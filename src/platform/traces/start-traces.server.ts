import { log } from '../log.server.ts';
import type { openExport } from './trace-export.server.ts';

/** Variables of the standard that ask for traces. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
/** Milliseconds that the last traces have to leave: the stop of a site does not wait longer for a collector. */
const STOP_MS = 2_000;

export interface Traces {
  /** Sends the last ones, two seconds at most. */
  stop(): Promise<void>;
  /** In French: why there are none although they were asked for. */
  sentence?: string;
}

/** Loaded on demand: a site without traces neither reads nor holds this code. */
const loadExport = async (): Promise<typeof openExport> => (await import('./trace-export.server.ts')).openExport;

const isOff = ({ OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER }: NodeJS.ProcessEnv): boolean =>
  OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none';

function tellArrival(failure: string | undefined): void {
  if (failure === undefined) log().info('Traces : elles arrivent de nouveau.');
  else log().warn(`Traces : le collecteur ne les prend pas (${failure}) ; elles se perdent, le site continue.`);
}

/**
 * Sends traces where the variables of OpenTelemetry ask for them. Nothing waits for the collector.
 * @param version of this program.
 */
export async function startTraces(
  environment: NodeJS.ProcessEnv,
  version: string,
  load: () => Promise<typeof openExport> = loadExport,
): Promise<Traces> {
  const stop = async (): Promise<void> => {};
  if (isOff(environment) || !ENDPOINTS.some((name) => environment[name])) return { stop };
  const protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol === 'grpc') {
    const sentence = 'Traces : OTEL_EXPORTER_OTLP_PROTOCOL vaut grpc ; donnez http/protobuf (port 4318) ou http/json.';
    return { stop, sentence };
  }
  try {
    const close = (await load())(environment, { version, protocol, tellArrival });
    return { stop: () => inTime(close()) };
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'erreur';
    return { stop, sentence: `Traces : elles n’ont pas pu démarrer (${kind}) ; le site tourne sans elles.` };
  }
}

/** Waits for work that may fail or hang, as long as a stop may take. */
async function inTime(work: Promise<void>): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, STOP_MS);
  await Promise.race([work.catch(() => {}), limit.promise]);
  clearTimeout(timer);
}
