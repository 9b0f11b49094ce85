import { randomUUID } from 'node:crypto';
import { perApp } from '../app-state.server.ts';
import { now } from '../clock.server.ts';
import { getRunningVersion } from '../diagnosis/running-program.server.ts';
import { log } from '../log.server.ts';
import { currentRequestId } from '../request-scope.server.ts';
import { type ErrorEvent, toErrorEvent } from './error-event.server.ts';

const TIMEOUT_MS = 5_000;
const AT_ONCE = 4;
const MINUTE_MS = 60_000;
/** Reports in a minute; one failure is reported once in it. */
const IN_A_MINUTE = 20;

/** Returns where and with which key a project takes its reports. */
function readDsn(dsn: string): { address: string; key: string } {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [project, ...folders] = pathname.split('/').filter(Boolean).reverse();
  const folder = folders
    .reverse()
    .map((name) => `/${name}`)
    .join('');
  return { address: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}

function toEnvelope(event: ErrorEvent): string {
  const head = { event_id: event.event_id, sent_at: event.timestamp };
  return [head, { type: 'event', content_type: 'application/json' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}

/** Counts what leaves in a minute, and each failure once. */
function createGate() {
  let since = Number.NEGATIVE_INFINITY;
  const seen = new Set<string>();
  return {
    passes(failure: string, at: number): boolean {
      if (at - since >= MINUTE_MS) {
        since = at;
        seen.clear();
      }
      if (seen.has(failure) || seen.size >= IN_A_MINUTE) return false;
      seen.add(failure);
      return true;
    },
  };
}

type Report = (parts: unknown[], level: number) => void;

const reports = perApp(() => ({ open: new Set<Promise<void>>(), pausedUntil: 0 }));

function pause(reason: string): void {
  reports().pausedUntil = now().getTime() + MINUTE_MS;
  log().warn({ reason }, 'failures are not reported for a minute');
}

async function send(event: ErrorEvent, { address, key }: ReturnType<typeof readDsn>): Promise<void> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=faitage/1, sentry_key=${key}`,
      },
      body: toEnvelope(event),
    });
    if (!ok) pause(`status ${status}`);
  } catch {
    pause('no answer');
  }
}

/**
 * Opens the reports of failures to a service that speaks Sentry's protocol (Sentry, GlitchTip, Bugsink).
 * @param dsn address of a project, as in the variable SENTRY_DSN; undefined opens none.
 * @returns takes what a call of the log was given; never throws and never waits.
 */
export function openErrorReports(dsn: string | undefined): Report | undefined {
  if (dsn === undefined) return undefined;
  const project = readDsn(dsn);
  const gate = createGate();
  return (parts, level) => {
    const own = reports();
    const [fields, message] = typeof parts[0] === 'object' && parts[0] !== null ? parts : [{}, parts[0]];
    const at = now();
    const event = toErrorEvent(fields as object, String(message ?? ''), {
      ...{ id: randomUUID().replaceAll('-', ''), at: at.toISOString(), level },
      ...{ release: getRunningVersion(), requestId: currentRequestId() },
    });
    const failure = JSON.stringify([event.message, event.tags.kind, event.exception?.values.map(({ value }) => value)]);
    if (at.getTime() < own.pausedUntil || own.open.size >= AT_ONCE || !gate.passes(failure, at.getTime())) return;
    const sent = send(event, project).finally(() => own.open.delete(sent));
    own.open.add(sent);
  };
}

/** Waits for what is on its way, five seconds at most. */
export const closeErrorReports = async (): Promise<void> => void (await Promise.all(reports().open));
