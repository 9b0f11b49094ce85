import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let server: BuiltServer;
/** Its visitors see one page at every address. */
let unpublished: BuiltServer;

beforeAll(async () => {
  [server, unpublished] = await Promise.all([startServer(), startServer({ DEMO: '0', SETUP: '1' })]);
});

afterAll(() => Promise.all([server.discard(), unpublished.discard()]));

interface Answer {
  status: number;
  body: string;
}

/** How often each address is asked: while the rest is being loaded, and afterwards. */
const TIMES = 30;

/** Asks until someone listens, then again and again, and returns those answers. */
async function askFromTheFirst({ origin }: BuiltServer, path: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < TIMES) {
    const response = await fetch(origin + path).catch(() => undefined);
    if (response !== undefined) answers.push({ status: response.status, body: await response.text() });
  }
  return answers;
}

const toShape = ({ status, body }: Answer): string => `${status} ${body.slice(0, 200)}`;

/** Restarts a server, and returns the different answers of each path from the first moment on. */
async function restartAsked(asked: BuiltServer, paths: string[]): Promise<string[][]> {
  await asked.stop();
  const first = Promise.all(paths.map((path) => askFromTheFirst(asked, path)));
  await asked.restart();
  return (await first).map((answers) => [...new Set(answers.map(toShape))]);
}

describe('first answers', () => {
  it('answers what is loaded late, too', async () => {
    const pages = ['/contact', '/services/lyon', '/blog', '/aucune-page', '/'];
    const paths = ['/api/services', '/admin/login', '/api/docs', '/profile', '/api/openapi.json', ...pages];
    const answers = await Promise.all(paths.map((path) => askFromTheFirst(server, path)));
    const later = answers.flatMap((all) => all.at(-1) ?? []);
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 404, 200]);
    expect(await restartAsked(server, paths)).toEqual(later.map((answer) => [toShape(answer)]));
  });

  it('renders the home page before anyone asks for it', async () => {
    await server.stop();
    await server.restart();
    const readCount = async (result: string): Promise<number> => {
      const text = await (await fetch(`${server.origin}/metrics`)).text();
      return Number(new RegExp(`page_cache_requests_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
    };
    await expect.poll(() => readCount('refresh')).toBe(1);
    expect((await fetch(server.origin)).status).toBe(200);
    expect([await readCount('hit'), await readCount('miss')]).toEqual([1, 0]);
  });

  it('shows the page of an unpublished site at every address', async () => {
    const answers = await askFromTheFirst(unpublished, '/');
    const [shown] = new Set(answers.map(toShape));
    const pages = await restartAsked(unpublished, ['/', '/contact', '/aucune-page']);
    expect(pages).toEqual([[shown], [shown], [shown]]);
  });
});
