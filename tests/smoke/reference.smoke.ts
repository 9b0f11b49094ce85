import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from '#src/platform/data-folder/open-data-folder.server.ts';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let server: BuiltServer;
beforeAll(async () => {
  server = await startServer({ DEMO: '0', TRUST_PROXY: '1', ACCESS_LOG: '1', LOG_LEVEL: 'info' });
  const database = new DatabaseSync(join(server.folder, DATABASE_FILE), { timeout: 5_000 });
  // The head of every document of an app reads the pictures of the site, the API the services.
  for (const table of ['site_pictures', 'services']) database.exec(`alter table ${table} rename to ${table}_gone`);
  database.close();
});
afterAll(() => server.discard());

describe('failing request', () => {
  it.each(['/admin', '/api/services'])('shows for %s the reference under which the log has the error', async (path) => {
    const reference = `proxy-${path.replaceAll('/', '-')}-0123456789abcdef`;
    const answer = await fetch(server.origin + path, {
      headers: { 'x-request-id': reference, 'x-forwarded-for': '192.0.2.7' },
    });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, reference]);
    expect(await answer.text()).toMatch(new RegExp(`Référence\\s:(?:<!-- -->)?\\s${reference}`));
    await expect
      .poll(() => getLines(reference))
      .toEqual([
        expect.objectContaining({ level: 'error', err: expect.anything() }),
        expect.objectContaining({ msg: 'request', route: path, status: 500 }),
      ]);
  });

  it('leaves no address of a visitor in the log', () => {
    expect(server.output()).not.toContain('192.0.2.7');
  });
});

/** Lines of the log with an id. */
const getLines = (id: string): Record<string, unknown>[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line));
