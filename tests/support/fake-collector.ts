import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const Value = z.looseObject({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const Attributes = z
  .array(z.looseObject({ key: z.string(), value: Value }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value.stringValue ?? value.intValue])));
const Span = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
});
const Sent = z.looseObject({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: Attributes }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(Span) })),
    }),
  ),
});

/** A span as it arrived, with the attributes of the program that sent it. */
export type SentSpan = z.infer<typeof Span> & { program: Record<string, unknown> };

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FakeCollector {
  /** As for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  address: string;
  received: Received[];
  /** Spans of every JSON body so far. */
  spans(): SentSpan[];
  close(): Promise<void>;
}

function readSpans({ body }: Received): SentSpan[] {
  const { resourceSpans } = Sent.parse(JSON.parse(body.toString()));
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, program: resource.attributes }))),
  );
}

/** Starts a collector of OpenTelemetry on this machine. @param isHanging whether it reads, but never answers. */
export async function startCollector(isHanging = false): Promise<FakeCollector> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    if (!isHanging) response.writeHead(200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () => received.flatMap(readSpans),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
