import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { createLog, setLog } from '#src/platform/log.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aChatLink } from './chat.fixture.server.ts';
import { chatJobs } from './chat.jobs.server.ts';

useDatabase();

let logged = '';
describe('chat secrets API', () => {
  beforeEach(() => {
    logged = '';
    const write = (line: string) => {
      logged += line;
    };
    setLog(pino({ level: 'trace' }, { write }));
  });
  afterEach(() => {
    setLog(createLog('silent'));
    freezeClock();
  });

  it('keeps conversation ids, browser secrets and mailed links out of the log', async () => {
    const visitor = aClient({ isBrowser: true });
    const input = { sender_name: 'canari-du-nom', sender_email: 'canari@essai.example' };
    const { data } = await (await visitor.send('POST', '/chat/session', input)).json();
    const id: string = data.session_id;
    const token = await aChatLink(id);
    const admin = await signedIn('admin');
    const sendMessage = { session_id: id, message: 'canari-des-mots' };
    await admin.send('POST', '/chat/message', sendMessage);
    await aClient({ isBrowser: true }).send('POST', '/chat/resume', { token });
    // A database that fails mid-request produces the most log output.
    await db().schema.dropTable('chat_messages').execute();
    const calls: [string, string, object?][] = [
      ['POST', '/chat/message', sendMessage],
      ['GET', `/chat/messages/${id}`],
      ['PUT', `/chat/mark-read/${id}`],
    ];
    for (const [method, path, body] of calls) expect((await visitor.send(method, path, body)).status).toBe(500);
    for (const action of ['message', 'quote']) {
      expect((await admin.send('POST', `/chat/sessions/${id}/${action}`)).status).toBe(500);
    }
    await db()
      .updateTable('jobs')
      .set({ run_at: '2026-01-01T00:00:00.000Z' })
      .where('kind', '=', 'chat-email')
      .execute();
    expect(await runDueJobs(chatJobs)).toBe(1);
    expect(logged).toContain('request failed');
    expect(logged).toContain('job failed');
    const secrets = [id, token, ...visitor.cookies.values(), 'canari'];
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of secrets) expect(logged).not.toContain(secret);
    const result = JSON.stringify(await db().selectFrom('audit_log').selectAll().execute());
    for (const secret of [id, token]) expect(result).not.toContain(secret);
  });

  it('extends an administrator’s session on writing but not on polling', async () => {
    freezeClock('2026-11-21T08:00:00.000Z');
    const admin = await signedIn('admin');
    const visitor = aClient();
    const { data } = await (await visitor.send('POST', '/chat/session', {})).json();
    const id: string = data.session_id;
    const secondsAfter = async (minutes: number, method: string, path: string, body?: object) => {
      freezeClock(new Date(Date.parse('2026-11-21T08:00:00.000Z') + minutes * 60_000));
      return Number((await admin.send(method, path, body)).headers.get('x-session-seconds'));
    };
    const whole = await secondsAfter(0, 'GET', '/auth/user');
    const looks = [
      '/chat/sessions',
      `/chat/sessions/${id}`,
      `/chat/messages/${id}`,
      `/chat/session/${id}`,
      '/chat/status',
    ];
    for (const [index, path] of looks.entries()) {
      expect([path, await secondsAfter(index + 2, 'GET', path)]).toEqual([path, whole - (index + 2) * 60]);
    }
    const write = { session_id: id, message: 'Bonjour' };
    expect(await secondsAfter(8, 'POST', '/chat/message', write)).toBe(whole);
  });
});
