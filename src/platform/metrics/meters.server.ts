import { Counter, Histogram, type Metric, Registry } from 'prom-client';
import { perApp } from '../app-state.server.ts';
import { StatementTimes } from './statement-times.server.ts';

/** Upper limits in seconds: from an answer out of memory to one that nobody waits for. */
const REQUEST_SECONDS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const STATEMENT_SECONDS = [0.0002, 0.001, 0.005, 0.02, 0.1, 0.5, 2, 5];
const WAIT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5];

/** What is counted while the app works. A label has few values that the code itself knows, never one that a client chose. */
function createMeters() {
  const registry = new Registry();
  const registers = [registry];
  const statements = new StatementTimes({
    name: 'faitage_database_statement_duration_seconds',
    help: 'Statements of the database by kind, with the wait for a turn or a connection.',
    buckets: STATEMENT_SECONDS,
  });
  // The registry only asks for its name and its values.
  registry.registerMetric(statements as unknown as Metric);
  return {
    registry,
    requests: new Histogram({
      name: 'faitage_http_request_duration_seconds',
      help: 'Requests by method, route pattern and status, from the first byte of the request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    cachedPages: new Counter({
      name: 'faitage_page_cache_requests_total',
      help: 'Requests for pages that may be stored: hit (from memory), shared (with a render in progress), miss, refresh.',
      labelNames: ['result'],
      registers,
    }),
    statements,
    lockWaits: new Histogram({
      name: 'faitage_database_lock_wait_seconds',
      help: 'Waits: turn (another write of this process), busy (another process writes to the file), pool (no free connection).',
      labelNames: ['lock'],
      buckets: WAIT_SECONDS,
      registers,
    }),
    jobs: new Counter({
      name: 'faitage_jobs_run_total',
      help: 'Runs of jobs by kind and result: done, retried (failed, will run again), dead (given up), lost (lease ended).',
      labelNames: ['kind', 'result'],
      registers,
    }),
    incomingEmails: new Counter({
      name: 'faitage_incoming_emails_total',
      help: 'Replies by email: taken, aside (no conversation), ignored (by a program), repeated, refused (unreadable).',
      labelNames: ['result'],
      registers,
    }),
    emails: new Counter({
      name: 'faitage_emails_total',
      help: 'Deliveries of emails: sent, outbox (no mail server: written to a file), postponed, failed (given up).',
      labelNames: ['result'],
      registers,
    }),
  };
}

/** The meters of this app; its gauges are read on demand (`program-gauges`, `stored-gauges`). */
export const meters = perApp(createMeters);

type Lock = 'turn' | 'busy' | 'pool';

/** Records a wait that began at `since` (`performance.now()`). */
export const recordWait = (lock: Lock, since: number): void =>
  meters().lockWaits.observe({ lock }, (performance.now() - since) / 1000);
