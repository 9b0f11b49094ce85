import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_FLAGS, serverProgram } from '../../scripts/launch/server-flags.mjs';

/** A server that only tries to make code of a string, in a thread, before and after it loads what pages need. */
const ENTRY = `
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const TRY = "try { new Function('return 1')(); process.stdout.write('allowed ') } catch { process.stdout.write('refused ') }";

export async function main(beforePages) {
  const isLoaded = () => process.moduleLoadList.some((name) => name.includes('undici'));
  const inThread = async () => once(new Worker(TRY, { eval: true }), 'exit');
  await inThread();
  const before = isLoaded();
  beforePages();
  await inThread();
  console.log(before, isLoaded());
}
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'));
  writeFileSync(join(folder, 'index.mjs'), ENTRY);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('launch flags', () => {
  it('refuse code from strings in threads, also after what pages need is loaded', () => {
    const program = serverProgram(join(folder, 'index.mjs'));
    const output = execFileSync(process.execPath, [...SERVER_FLAGS, '--input-type=module', '--eval', program], {
      env: { ...process.env, DATA_DIR: folder },
      encoding: 'utf8',
    });
    expect(output.trim()).toBe('refused refused false true');
  });
});
