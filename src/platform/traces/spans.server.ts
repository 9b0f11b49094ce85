import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

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
