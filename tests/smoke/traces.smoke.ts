import { afterEach, describe, expect, it } from 'vitest';
import { type FakeCollector, type SentSpan, startCollector } from '#tests/support/fake-collector.ts';
import { freePort } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const TRACEPARENT = `00-${TRACE}-${CALLER}-01`;
/** Spans leave at once. */
const SOON = { OTEL_BSP_SCHEDULE_DELAY: '50' };
const JSON_SPANS = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...SOON };
/** Longer than the tests wait: only the limit of the server itself ends the delivery at its stop. */
const PATIENT = { OTEL_EXPORTER_OTLP_TIMEOUT: '120000', OTEL_BSP_EXPORT_TIMEOUT: '120000' };

let server: BuiltServer | undefined;
let collector: FakeCollector | undefined;

afterEach(async () => {
  await server?.discard();
  await collector?.close();
  [server, collector] = [undefined, undefined];
});

async function serve(environment: NodeJS.ProcessEnv): Promise<BuiltServer> {
  server = await startServer({ DEMO: '0', ...environment });
  return server;
}

const isRequest = ({ attributes }: SentSpan): boolean => attributes['http.route'] === '/api/auth/forgot-password';

/** Asks for a letter to a person, and returns the reference of the answer. */
async function ask({ origin }: BuiltServer): Promise<string | null> {
  const answer = await fetch(`${origin}/api/auth/forgot-password?from=odile@essai.example`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: TRACEPARENT },
    body: JSON.stringify({ email: 'odile@essai.example' }),
  });
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return answer.headers.get('x-request-id');
}

async function readRequest({ spans }: FakeCollector): Promise<SentSpan> {
  await expect.poll(() => spans().some(isRequest)).toBe(true);
  return spans().find(isRequest) as SentSpan;
}

describe('traces', () => {
  it('show a request by its route, inside the trace of the proxy, with its statements and nothing about a person', async () => {
    collector = await startCollector();
    const started = await serve({
      ...JSON_SPANS,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=essai',
      TRUST_PROXY: '1',
    });
    const requestId = await ask(started);
    const span = await readRequest(collector);
    expect(span).toMatchObject({
      traceId: TRACE,
      parentSpanId: CALLER,
      name: 'POST /api/auth/forgot-password',
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 200,
        'faitage.request_id': requestId,
      },
      program: { 'service.name': 'faitage', 'deployment.environment': 'essai' },
    });
    expect(span.program['service.version']).toMatch(/^\d+\.\d+\.\d+$/);
    const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === span.spanId);
    expect(statements.map(({ name, traceId }) => [name, traceId])).toContainEqual(['sql select', TRACE]);
    await expect.poll(() => collector?.spans().some(({ name }) => name.startsWith('job '))).toBe(true);
    const [first] = collector.received;
    expect([first?.path, first?.headers['x-key']]).toEqual(['/v1/traces', 'abc']);
    expect(collector.received.map(({ body }) => body.toString()).join()).not.toContain('odile');
  });

  it('begin here when no proxy is trusted, and keep the name that the variables give', async () => {
    collector = await startCollector();
    const started = await serve({
      ...JSON_SPANS,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.address}/own/path`,
      OTEL_SERVICE_NAME: 'toitures',
    });
    await ask(started);
    const span = await readRequest(collector);
    expect([span.traceId === TRACE, span.parentSpanId ?? '', span.program['service.name']]).toEqual([
      false,
      '',
      'toitures',
    ]);
    expect(collector.received[0]?.path).toBe('/own/path');
  });

  it('leave as protobuf by default, the last ones when the server stops', async () => {
    collector = await startCollector();
    const started = await serve({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    });
    const requestId = await ask(started);
    expect(await started.stop()).toBe(0);
    const [sent] = collector.received;
    expect(sent?.headers['content-type']).toBe('application/x-protobuf');
    expect(sent?.body.toString('latin1')).toContain('POST /api/auth/forgot-password');
    expect(sent?.body.toString('latin1')).toContain(requestId);
  });

  it('stay away when the sampler keeps none', async () => {
    collector = await startCollector();
    const started = await serve({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_TRACES_SAMPLER: 'always_off',
    });
    await ask(started);
    expect([await started.stop(), collector.received.length]).toEqual([0, 0]);
  });

  it('disturb nothing when the collector refuses the connection: the log says so once', async () => {
    const dead = `http://127.0.0.1:${await freePort()}`;
    const started = await serve({
      ...SOON,
      OTEL_EXPORTER_OTLP_ENDPOINT: dead,
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    });
    await ask(started);
    await expect.poll(() => started.output()).toContain('ne les prend pas (ECONNREFUSED)');
    await ask(started);
    expect(await started.stop()).toBe(0);
    expect(started.output().match(/ne les prend pas/g)).toHaveLength(1);
    expect(started.output()).not.toMatch(/"level":"(?:error|fatal)"/);
  });

  it('disturb nothing when the collector never answers', async () => {
    collector = await startCollector(true);
    const started = await serve({ ...SOON, ...PATIENT, OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
    await ask(started);
    await expect.poll(() => collector?.received.length).toBeGreaterThan(0);
    await ask(started);
    expect(await started.stop()).toBe(0);
  });
});
