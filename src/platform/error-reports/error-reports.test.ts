import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeReceiver, startFakeReceiver } from '#tests/support/fake-receiver.ts';
import { freezeClock } from '../clock.server.ts';
import { createLog, log, setLog } from '../log.server.ts';
import { inRequest } from '../request-scope.server.ts';
import { closeErrorReports, openErrorReports } from './error-reports.server.ts';

const START = Date.parse('2026-11-27T08:00:00.000Z');
let service: FakeReceiver;
let minutes = 0;

/** Moves the clock on: no test continues the pause of the one before. */
const pass = (): void => freezeClock(new Date(START + 61_000 * ++minutes));

beforeEach(async () => {
  pass();
  service = await startFakeReceiver();
  const logger = createLog('info', openErrorReports(`http://key1@${service.host}/errors/42`));
  // The lines themselves are not written.
  setLog(Object.assign(logger, { [pino.symbols.streamSym]: { write: () => {} } }));
});
afterEach(async () => {
  await closeErrorReports();
  setLog(createLog('silent'));
  freezeClock();
  await service.close();
});

const failing = (code: string) => Object.assign(new Error('secret of a client'), { code });
const report = async (code: string): Promise<void> => {
  log().error({ err: failing(code) }, 'it failed');
  await closeErrorReports();
};

describe('openErrorReports', () => {
  it('sends a failure as an envelope to its project, with the key and the request', async () => {
    await inRequest('r-9', () => report('EACCES'));
    const [call] = service.received;
    expect([call?.path, call?.headers['content-type']]).toEqual([
      '/errors/api/42/envelope/',
      'application/x-sentry-envelope',
    ]);
    expect(call?.headers['x-sentry-auth']).toContain('sentry_key=key1');
    const [head, item, event] = (call?.body ?? '').split('\n').map((line) => JSON.parse(line));
    expect([item.type, head.event_id]).toEqual(['event', event.event_id]);
    expect(event).toMatchObject({ level: 'error', message: 'it failed', tags: { requestId: 'r-9' } });
    expect(call?.body).not.toContain('secret of a client');
  });

  it('sends nothing that is no failure', async () => {
    log().warn({ err: failing('EACCES') }, 'it went on');
    await closeErrorReports();
    expect(service.received).toEqual([]);
  });

  it('sends one failure once a minute, and twenty at most', async () => {
    await report('EACCES');
    await report('EACCES');
    expect(service.received.length).toBe(1);
    for (let at = 0; at < 25; at += 1) await report(`E${at}`);
    expect(service.received.length).toBe(20);
    pass();
    await report('EACCES');
    expect(service.received.length).toBe(21);
  });

  it.each([
    ['refuses', 429],
    ['hangs up', 0],
  ])('waits a minute after a service that %s', async (_what, status) => {
    service.answerWith(status === 0 ? (response) => void response.destroy() : status);
    await report('EACCES');
    service.answerWith(200);
    await report('ENOENT');
    expect(service.received.length).toBe(1);
    pass();
    await report('ENOENT');
    expect(service.received.length).toBe(2);
  });
});

describe('openErrorReports without an address', () => {
  it('opens none', () => {
    expect(openErrorReports(undefined)).toBeUndefined();
  });
});
