import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findMissing, type PrintedMetrics, readPrinted, readQueries } from '#tests/support/dashboard-queries.ts';
import { freePort } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TEXT = readFileSync('docs/grafana/faitage.json', 'utf8');
const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Faitage[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[mh]$/),
          labels: z.strictObject({ severity: z.enum(['critique', 'avertissement']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});
const RULES = Rules.parse(parse(readFileSync('docs/grafana/faitage-alertes.yml', 'utf8'))).groups.flatMap(
  ({ rules }) => rules,
);
/** What each alert asks for, and the labels that its words show. */
const ALERTS = RULES.map(({ expr, annotations }) => ({
  expression: expr,
  legend: JSON.stringify(annotations).replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, '{{$1}}'),
}));
const CERTIFICATE_DAYS = 10;
const QUERIES = readQueries(JSON.parse(TEXT));
/** The first backup and the first emails come from the queue. */
const PATIENCE = { timeout: 25_000 };
const MESSAGE = {
  name: 'Odile Vernet',
  email: 'odile@essai.example',
  phone: '04 65 71 00 12',
  subject: 'Une gouttière',
  message: 'La gouttière côté nord déborde à chaque averse.',
};

const backups = mkdtempSync(join(tmpdir(), 'faitage-backups-'));
let server: BuiltServer;
let proxy: Server;
let printed: PrintedMetrics;
let text = '';

/** Uses the site as visitors do, several at once, so that each metric has a value; returns what the server prints. */
async function useAndRead(): Promise<PrintedMetrics> {
  const body = JSON.stringify(MESSAGE);
  const headers = { 'content-type': 'application/json' };
  const posts = Array.from({ length: 4 }, () =>
    fetch(`${server.origin}/api/contact`, { method: 'POST', headers, body }),
  );
  const answers = await Promise.all([...posts, fetch(server.origin)]);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  text = await (await fetch(`${server.origin}/metrics`)).text();
  return readPrinted(text);
}

/** Prometheus itself knows whether a server answers. */
const withOwn = (metrics: PrintedMetrics): PrintedMetrics => new Map([...metrics, ['up', new Set<string>()]]);
const findAllMissing = (metrics: PrintedMetrics): string[] =>
  [...QUERIES, ...ALERTS].flatMap((query) => findMissing(query, withOwn(metrics)));

/** Answers by TLS as a proxy does, with a certificate that nobody trusts. */
async function startProxy(folder: string): Promise<Server> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1'];
  const files = ['-days', String(CERTIFICATE_DAYS), '-keyout', key, '-out', cert];
  execFileSync('openssl', [...request, ...files], { stdio: 'ignore' });
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  proxy.on('tlsClientError', () => {}).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

describe('dashboard of Grafana and alerts of Prometheus', () => {
  beforeAll(async () => {
    // Nobody takes the emails: their jobs stay in the queue, and are counted there.
    proxy = await startProxy(backups);
    const address = proxy.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    server = await startServer({
      DEMO: '0',
      BACKUP_DIR: backups,
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      PUBLIC_URL: `https://127.0.0.1:${port}`,
    });
  });
  afterAll(async () => {
    await server?.discard();
    proxy?.close();
    rmSync(backups, { recursive: true });
  });

  it('asks only for metrics and labels that a server in use prints', async () => {
    await expect
      .poll(async () => {
        printed = await useAndRead();
        return findAllMissing(printed);
      }, PATIENCE)
      .toEqual([]);
  });

  it('alerts on what the guide names, and shows the instance', () => {
    expect(RULES.map(({ alert }) => alert)).toEqual([...new Set(RULES.map(({ alert }) => alert))]);
    const asked = ALERTS.map(({ expression }) => expression).join('\n');
    for (const name of ['backup_age', 'disk_free', 'certificate_expiry', 'emails_total', 'status=~"5.."', '"dead"'])
      expect(asked).toContain(name);
    expect(ALERTS.filter(({ legend }) => !legend.includes('{{instance}}'))).toEqual([]);
  });

  it('prints when the certificate of PUBLIC_URL expires', () => {
    const [, seconds = '0'] = /^faitage_certificate_expiry_time_seconds (\S+)$/m.exec(text) ?? [];
    const days = (Number(seconds) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(CERTIFICATE_DAYS - 1);
    expect(days).toBeLessThanOrEqual(CERTIFICATE_DAYS);
  });

  it('asks something in every panel with figures, and for the list of sites', () => {
    const panels: { type: string }[] = JSON.parse(TEXT).panels;
    expect(QUERIES.length).toBeGreaterThan(panels.filter(({ type }) => type !== 'row').length);
    expect(QUERIES).toContainEqual({ expression: 'faitage_build_info', legend: '{{instance}}' });
  });

  it.each([
    ['a metric', 'sum(faitage_requests{instance="a"})', '', 'faitage_requests'],
    ['a label that selects', 'faitage_jobs{instance=~"$instance",stat="dead"}', '', 'faitage_jobs{stat}'],
    ['a label of a group', 'sum by (le, path) (rate(faitage_http_request_duration_seconds_bucket[5m]))', '', '{path}'],
    ['a label of a legend', 'faitage_stored_bytes{instance="a"}', '{{what}}', 'faitage_stored_bytes{what}'],
  ])('would not pass with %s that is not printed', (_what, expression, legend, missing) => {
    expect(findMissing({ expression, legend }, printed).join()).toContain(missing);
  });
});
