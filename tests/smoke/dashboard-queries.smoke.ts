import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMissing, type PrintedMetrics, readPrinted, readQueries } from '#tests/support/dashboard-queries.ts';
import { freePort } from '#tests/support/postgres.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const TEXT = readFileSync('docs/grafana/faitage.json', 'utf8');
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
let printed: PrintedMetrics;

/** Uses the site as visitors do, several at once, so that each metric has a value; returns what the server prints. */
async function useAndRead(): Promise<PrintedMetrics> {
  const body = JSON.stringify(MESSAGE);
  const headers = { 'content-type': 'application/json' };
  const posts = Array.from({ length: 4 }, () =>
    fetch(`${server.origin}/api/contact`, { method: 'POST', headers, body }),
  );
  const answers = await Promise.all([...posts, fetch(server.origin)]);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return readPrinted(await (await fetch(`${server.origin}/metrics`)).text());
}

const findAllMissing = (metrics: PrintedMetrics): string[] => QUERIES.flatMap((query) => findMissing(query, metrics));

describe('dashboard of Grafana', () => {
  beforeAll(async () => {
    // Nobody takes the emails: their jobs stay in the queue, and are counted there.
    server = await startServer({ DEMO: '0', BACKUP_DIR: backups, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  });
  afterAll(async () => {
    await server?.discard();
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
