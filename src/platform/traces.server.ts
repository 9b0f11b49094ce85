import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Variables of the standard that ask for traces; the rest of them is read by the SDK itself. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
const SDK = '@opentelemetry/sdk-node';

interface Sdk {
  NodeSDK: new () => { start(): void; shutdown(): Promise<void> };
}

export interface Traces {
  /** Sends the last ones. */
  stop(): Promise<void>;
  /** In French: why there are none although they were asked for. */
  sentence?: string;
}

const importSdk = (): Promise<Sdk> => import(/* @vite-ignore */ SDK);

/**
 * Sends traces where the variables of OpenTelemetry ask for them and its SDK is installed; a site without it works the
 * same.
 */
export async function startTraces(
  environment: NodeJS.ProcessEnv,
  load: () => Promise<Sdk> = importSdk,
): Promise<Traces> {
  const endpoint = ENDPOINTS.find((name) => environment[name]);
  const stop = async (): Promise<void> => {};
  if (endpoint === undefined || environment.OTEL_SDK_DISABLED === 'true') return { stop };
  try {
    const { NodeSDK } = await load();
    const sdk = new NodeSDK();
    sdk.start();
    return { stop: () => sdk.shutdown().catch(() => {}) };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    const missing = `Traces : la variable ${endpoint} est donnée, mais le paquet ${SDK} manque. Installez-le (npm install --no-save ${SDK}), ou retirez la variable.`;
    const broken = `Traces : le paquet ${SDK} n’a pas pu démarrer ; le site tourne sans traces.`;
    return { stop, sentence: reason === 'ERR_MODULE_NOT_FOUND' ? missing : broken };
  }
}

const tracer = () => trace.getTracer('faitage');

function end(span: Span, isFailed: boolean): void {
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Runs the work of a request inside a span that ends with the answer; its name is the route, never the address.
 * @param isTrusted whether the request may continue the trace that its headers name.
 * @param getRoute the route, once the answer has ended.
 */
export function inRequestSpan<Result>(
  request: IncomingMessage,
  response: ServerResponse,
  { isTrusted, requestId, getRoute }: { isTrusted: boolean; requestId: string; getRoute: () => string },
  work: () => Result,
): Result {
  const from = isTrusted ? propagation.extract(context.active(), request.headers) : context.active();
  const { method = 'GET' } = request;
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER }, from);
  if (!span.isRecording()) return work();
  span.setAttributes({ 'http.request.method': method, 'faitage.request_id': requestId });
  response.once('close', () => {
    const route = getRoute();
    span.updateName(`${method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
    end(span, response.statusCode >= 500);
  });
  return context.with(trace.setSpan(from, span), work);
}

/** Runs a job inside a span. */
export function inJobSpan<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
  const span = tracer().startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER });
  if (!span.isRecording()) return work();
  return context.with(trace.setSpan(context.active(), span), work).finally(() => end(span, false));
}

/** Adds a statement that has just ended to the running trace: its kind, never its values. */
export function addStatement(kind: string, milliseconds: number, isFailed: boolean): void {
  if (trace.getActiveSpan() === undefined) return;
  const startTime = Date.now() - milliseconds;
  end(tracer().startSpan(`sql ${kind}`, { kind: SpanKind.CLIENT, startTime }), isFailed);
}
