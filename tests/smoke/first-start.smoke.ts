import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startServer } from '#tests/support/server.ts';
import { countWidth } from '#tests/support/until-complete.ts';

let server: BuiltServer;

beforeAll(async () => {
  server = await startServer({}, { isEarly: true });
});

afterAll(() => server.discard());

const countFiles = (width: number): Promise<number> => countWidth(join(server.folder, 'media'), width);

/** Returns status, type and caching of every picture of the home page, each answer once. */
async function readPictures(): Promise<string[]> {
  const html = await (await fetch(`${server.origin}/`)).text();
  const pictures = new Set(html.match(/\/media\/[0-9a-f]{32}-\d+\.webp/g));
  expect(pictures.size).toBeGreaterThan(6);
  const answers = await Promise.all([...pictures].map((path) => fetch(server.origin + path)));
  return [...new Set(answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`))];
}

/** Ends the claims of a killed process, as a minute does. */
function endLeases(): void {
  const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'), { timeout: 5_000 });
  database.exec("update jobs set leased_until = '2000-01-01T00:00:00.000Z' where status = 'running'");
  database.close();
}

describe('first start with the demo company', () => {
  it('shows every picture while the smaller widths are made, and completes them after a kill', async () => {
    expect(await readPictures()).toEqual(['200 image/webp']);
    await expect.poll(() => countFiles(400), { timeout: 60_000 }).toBeGreaterThan(0);
    await server.kill();
    const [all, made] = [await countFiles(1200), await countFiles(400)];
    expect(made).toBeLessThan(all);
    endLeases();
    await server.restart();
    expect(await readPictures()).toEqual(['200 image/webp']);
    await expect.poll(() => countFiles(400), { timeout: 120_000 }).toBe(all);
    await expect.poll(() => countFiles(800)).toBe(all);
    expect(await countFiles(1200)).toBe(all);
    expect(await server.stop()).toBe(0);
  }, 180_000);
});
