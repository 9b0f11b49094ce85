import { hostname } from 'node:os';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { createSampler, readLimits } from './trace-settings.server.ts';

interface ExportOptions {
  /** Of this program. */
  version: string;
  /** `http/protobuf` unless it is `http/json`. */
  protocol: string | undefined;
  /** Called when traces stop arriving, with the reason, and when they arrive again. */
  tellArrival: (failure: string | undefined) => void;
}

/** Names a failed delivery by its code or status: a message may hold the address with its password. */
function toReason({ error }: ExportResult): string {
  const code = error !== undefined && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : 'pas de réponse';
}

/** Tells once that traces stopped arriving, and once that they arrive again. */
function withNews(exporter: SpanExporter, tell: ExportOptions['tellArrival']): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, report) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed !== isFailing) tell(hasFailed ? toReason(result) : undefined);
        isFailing = hasFailed;
        report(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** Says which program on which machine; `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` win. */
const describeProgram = (version: string) =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'faitage', 'service.version': version, 'host.name': hostname() }))
    .merge(detectResources({ detectors: [envDetector] }));

/**
 * Begins to record spans and to send them in the background. At most 2,048 wait (`OTEL_BSP_MAX_QUEUE_SIZE`): further
 * ones are dropped. Address, headers, time-out and certificates are read from the variables by the exporter itself.
 * @returns sends what is left and ends.
 */
export function openExport(
  environment: NodeJS.ProcessEnv,
  { version, protocol, tellArrival }: ExportOptions,
): () => Promise<void> {
  const exporter = protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter();
  const processor = new BatchSpanProcessor({
    exporter: withNews(exporter, tellArrival),
    ...readLimits(environment),
  });
  const provider = new TracerProvider({
    resource: describeProgram(version),
    sampler: createSampler(environment),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
