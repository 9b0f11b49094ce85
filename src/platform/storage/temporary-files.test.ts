import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  closeTemporaryFiles,
  newTemporaryPath,
  openTemporaryFiles,
  removeTemporaryFile,
} from './temporary-files.server.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'faitage-data-'));
});
afterEach(() => {
  closeTemporaryFiles();
  rmSync(data, { recursive: true });
});

describe('openTemporaryFiles', () => {
  it('removes the files of ended processes, and keeps those of running ones', async () => {
    const folder = join(data, 'incoming');
    mkdirSync(folder);
    const ended = spawnSync(process.execPath, ['--eval', '']).pid;
    const names = {
      ended: `${ended}-a`,
      own: `${process.pid}-b`,
      odd: 'odd',
      running: `${process.ppid}-c`,
      old: `${process.ppid}-d`,
    };
    for (const name of Object.values(names)) writeFileSync(join(folder, name), 'x');
    const twoHoursAgo = Date.now() / 1_000 - 7_200;
    utimesSync(join(folder, names.old), twoHoursAgo, twoHoursAgo);
    await openTemporaryFiles(data);
    const left = Object.entries(names).filter(([, name]) => existsSync(join(folder, name)));
    expect(left.map(([what]) => what)).toEqual(['running']);
  });

  it('opens a folder that only its owner can read, where new files get unique names', async () => {
    await openTemporaryFiles(data);
    expect(statSync(join(data, 'incoming')).mode & 0o777).toBe(0o700);
    const [first, second] = [await newTemporaryPath(), await newTemporaryPath()];
    expect(first.startsWith(join(data, 'incoming', `${process.pid}-`)) && first !== second).toBe(true);
    writeFileSync(first, 'x');
    await removeTemporaryFile(first);
    await removeTemporaryFile(second);
    expect(existsSync(first)).toBe(false);
  });
});
