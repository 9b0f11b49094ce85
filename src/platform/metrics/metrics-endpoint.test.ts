import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { AppState } from '../app-state.server.ts';
import { setDataFolder } from '../data-folder/folder-path.server.ts';
import { BACKUP_MARK } from '../data-folder/last-backup.server.ts';
import { db } from '../database/database.server.ts';
import { trustForwardedFor } from '../http/client-address.server.ts';
import { enqueue } from '../jobs/enqueue.server.ts';
import { runDueJobs } from '../jobs/run-job.server.ts';
import { meters } from './meters.server.ts';
import { answerMetrics } from './metrics-endpoint.server.ts';
import { forgetReadings, readStored } from './stored-gauges.server.ts';

useDatabase();

const TOKEN = 'un-jeton-assez-long-pour-tenir';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-metrics-'));
  setDataFolder(folder);
  forgetReadings();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  trustForwardedFor(false);
});

interface Asked {
  headers?: Record<string, string>;
  peer?: string;
  host?: string;
  version?: string;
  token?: string | undefined;
}

function ask({ headers = {}, peer = '127.0.0.1', host = '127.0.0.1:3000', version = '1.1', token }: Asked = {}) {
  const app = new Hono();
  app.get('/metrics', answerMetrics(token));
  const env = { incoming: { socket: { remoteAddress: peer }, httpVersion: version } };
  return app.request(`http://${host}/metrics`, { headers }, env);
}

/** Returns what an app without a database reads. */
const readAlone = () =>
  new AppState().run(async () => {
    setDataFolder(folder);
    await readStored();
    return toSamples(await meters().registry.metrics());
  });

const toSamples = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

describe('answerMetrics', () => {
  it('answers a program on this machine in the text format of Prometheus', async () => {
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^# HELP /);
    expect((await ask({ peer: '::1', host: 'localhost:3000' })).status).toBe(200);
    expect((await ask({ peer: '::ffff:127.0.0.1', host: '[::1]:3000' })).status).toBe(200);
  });

  it.each<[string, Asked]>([
    ['another machine', { peer: '192.0.2.9' }],
    ['another machine, under the name of this one', { peer: '192.0.2.9', host: 'localhost' }],
    ['a proxy that says for whom it asks', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy with the standard header', { headers: { forwarded: 'for=192.0.2.9' } }],
    ['a proxy that names only the address', { headers: { 'x-real-ip': '192.0.2.9' } }],
    ['a proxy that keeps the public name', { host: 'toits.example' }],
    ['a proxy without any setting (HTTP/1.0)', { version: '1.0' }],
    ['a wrong token', { peer: '192.0.2.9', token: TOKEN, headers: { authorization: `Bearer ${TOKEN}x` } }],
    ['an empty token', { peer: '192.0.2.9', token: TOKEN, headers: { authorization: 'Bearer ' } }],
    ['a token where none is set', { peer: '192.0.2.9', headers: { authorization: 'Bearer undefined' } }],
  ])('has no such address for %s', async (_who, asked) => {
    for (const isTrusted of [false, true]) {
      trustForwardedFor(isTrusted);
      const answer = await ask(asked);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('faitage_');
    }
  });

  it('answers the token from anywhere', async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.9' };
    expect((await ask({ peer: '192.0.2.9', host: 'toits.example', token: TOKEN, headers })).status).toBe(200);
  });

  it('shows jobs by kind and state, and since when the oldest waits', async () => {
    await enqueue('mail', {});
    await enqueue('mail', {}, { runAt: new Date(Date.now() + 60_000).toISOString() });
    await enqueue('push', {});
    await db().updateTable('jobs').set({ status: 'dead' }).where('kind', '=', 'push').execute();
    await db()
      .updateTable('jobs')
      .set({ run_at: new Date(Date.now() - 90_000).toISOString() })
      .where('run_at', '<=', new Date().toISOString())
      .execute();
    const samples = toSamples(await (await ask()).text());
    expect(samples.get('faitage_jobs{kind="mail",state="due"}')).toBe(1);
    expect(samples.get('faitage_jobs{kind="mail",state="later"}')).toBe(1);
    expect(samples.get('faitage_jobs{kind="push",state="dead"}')).toBe(1);
    expect(Math.round(samples.get('faitage_jobs_oldest_due_seconds') ?? 0)).toBeGreaterThanOrEqual(90);
    expect(samples.get('faitage_database_up')).toBe(1);
  });

  it('counts the runs of jobs by their results', async () => {
    const fails = async () => {
      throw new Error('no');
    };
    await enqueue('counted-good', {});
    await enqueue('counted-good', {});
    await enqueue('counted-bad', {});
    await runDueJobs({ 'counted-good': async () => {}, 'counted-bad': fails }, { retryDelay: () => 0 });
    const samples = toSamples(await (await ask()).text());
    const runs = (kind: string, result: string) =>
      samples.get(`faitage_jobs_run_total{kind="${kind}",result="${result}"}`);
    expect([runs('counted-good', 'done'), runs('counted-bad', 'retried'), runs('counted-bad', 'dead')]).toEqual([
      2, 9, 1,
    ]);
  });

  it('measures disk, memory and the time of statements; a backup that never was is missing', async () => {
    await db().selectFrom('jobs').select('id').execute();
    const samples = toSamples(await (await ask()).text());
    expect(samples.get('faitage_disk_size_bytes')).toBeGreaterThan(samples.get('faitage_disk_free_bytes') ?? 0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(samples.get('faitage_stored_bytes{kind="database"}')).toBeGreaterThan(10_000);
    expect(samples.get('faitage_database_statement_duration_seconds_count{kind="select"}')).toBeGreaterThan(0);
    expect(samples.has('faitage_backup_age_seconds')).toBe(false);
    writeFileSync(join(folder, BACKUP_MARK), '');
    expect(toSamples(await (await ask()).text()).get('faitage_backup_age_seconds')).toBeLessThan(60);
  });

  it('answers also without the database, and says so', async () => {
    const samples = await readAlone();
    expect(samples.get('faitage_database_up')).toBe(0);
    expect(samples.has('faitage_jobs_oldest_due_seconds')).toBe(false);
    expect(samples.get('faitage_disk_free_bytes')).toBeGreaterThan(0);
  });
});
