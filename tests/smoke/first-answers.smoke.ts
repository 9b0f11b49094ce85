import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let server: BuiltServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.discard());

/** Asks until someone listens, and returns that first answer. */
async function askFirst(path: string): Promise<{ status: number; body: string }> {
  for (;;) {
    const response = await fetch(server.origin + path).catch(() => undefined);
    if (response !== undefined) return { status: response.status, body: await response.text() };
  }
}

describe('first answers', () => {
  it('answers what is loaded late, too', async () => {
    const paths = ['/api/services', '/admin/login', '/api/docs', '/profile', '/aucune-page', '/api/openapi.json', '/'];
    const later = await Promise.all(paths.map((path) => askFirst(path)));
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 200]);
    await server.stop();
    const first = Promise.all(paths.map((path) => askFirst(path)));
    await server.restart();
    const shape = ({ status, body }: { status: number; body: string }) => [status, body.slice(0, 200)];
    expect((await first).map(shape)).toEqual(later.map(shape));
  });
});
