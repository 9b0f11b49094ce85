import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startServer } from '#tests/support/server.ts';

const WITHIN = { timeout: 30_000 };

let server: BuiltServer;
const compiled = (...path: string[]): string => join(server.folder, 'compiled', ...path);
const files = (): string[] =>
  readdirSync(compiled(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

beforeAll(async () => {
  server = await startServer({ DEMO: '0' });
});
afterAll(() => server.discard());

describe('compiled code', () => {
  it('gets its folder once a start has succeeded, private to the account', async () => {
    await expect.poll(() => existsSync(compiled()), WITHIN).toBe(true);
    expect(statSync(compiled()).mode & 0o777).toBe(0o700);
    expect(files()).toEqual([]);
  });

  it('waits for the next start, which writes it and deletes that of another build', async () => {
    mkdirSync(compiled('another-build'));
    await server.stop();
    await server.restart();
    await expect.poll(() => existsSync(compiled('another-build')), WITHIN).toBe(false);
    expect(readdirSync(compiled())).toHaveLength(1);
    expect(files().length).toBeGreaterThan(10);
    expect(files().filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([]);
  });

  it('does not matter where a file of it is damaged', async () => {
    await server.stop();
    for (const file of files()) writeFileSync(file, 'damaged');
    await server.restart();
    expect((await fetch(server.origin)).status).toBe(200);
  });

  it('stays away where its folder cannot be made', async () => {
    await server.stop();
    rmSync(compiled(), { recursive: true });
    writeFileSync(compiled(), '');
    await server.restart();
    expect((await fetch(server.origin)).status).toBe(200);
    await expect.poll(() => server.output(), WITHIN).toContain('compiled code could not be stored');
  });

  it('leaves the folder of a refused start as it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faitage-refused-'));
    await expect(startServer({ DATA_DIR: folder, DATA_REQUIRED: '1', DEMO: '0' })).rejects.toThrow('DATA_REQUIRED');
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
