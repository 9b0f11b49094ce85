import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let server: BuiltServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.discard());

interface Answer {
  status: number;
  body: string;
}

/** How often each address is asked: while the rest is being loaded, and afterwards. */
const TIMES = 30;

/** Asks until someone listens, then again and again, and returns those answers. */
async function askFromTheFirst(path: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < TIMES) {
    const response = await fetch(server.origin + path).catch(() => undefined);
    if (response !== undefined) answers.push({ status: response.status, body: await response.text() });
  }
  return answers;
}

describe('first answers', () => {
  it('answers what is loaded late, too', async () => {
    const paths = ['/api/services', '/admin/login', '/api/docs', '/profile', '/aucune-page', '/api/openapi.json', '/'];
    const later = (await Promise.all(paths.map(askFromTheFirst))).flatMap((answers) => answers.at(-1) ?? []);
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 200]);
    await server.stop();
    const first = Promise.all(paths.map(askFromTheFirst));
    await server.restart();
    const shape = ({ status, body }: Answer) => `${status} ${body.slice(0, 200)}`;
    const shapes = (await first).map((answers) => [...new Set(answers.map(shape))]);
    expect(shapes).toEqual(later.map((answer) => [shape(answer)]));
  });
});
