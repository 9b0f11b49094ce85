import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

let server: BuiltServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.discard());

/** Counts the stored files of one width. */
const countFiles = (end: string): number =>
  readdirSync(join(server.folder, 'media'), { recursive: true }).filter((name) => String(name).endsWith(end)).length;

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
  const database = new DatabaseSync(join(server.folder, 'faitage.sqlite'));
  database.exec("update jobs set leased_until = '2000-01-01T00:00:00.000Z' where status = 'running'");
  database.close();
}

describe('first start with the demo company', () => {
  it('shows every picture while the smaller widths are made, and completes them after a kill', async () => {
    expect(await readPictures()).toEqual(['200 image/webp']);
    await expect.poll(() => countFiles('-400.webp')).toBeGreaterThan(0);
    await server.kill();
    const [all, made] = [countFiles('-1200.webp'), countFiles('-400.webp')];
    expect(made).toBeLessThan(all);
    endLeases();
    await server.restart();
    expect(await readPictures()).toEqual(['200 image/webp']);
    await expect.poll(() => countFiles('-400.webp'), { timeout: 120_000 }).toBe(all);
    await expect.poll(() => countFiles('-800.webp')).toBe(all);
    expect(countFiles('-1200.webp')).toBe(all);
    expect(await server.stop()).toBe(0);
  }, 180_000);
});
