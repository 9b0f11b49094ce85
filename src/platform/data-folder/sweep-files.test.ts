import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { freezeClock } from '../clock.server.ts';
import { setDataFolder } from './folder-path.server.ts';
import { sweepFiles } from './sweep-files.server.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const HOUR_MS = 3_600_000;
const root = mkdtempSync(join(tmpdir(), 'faitage-sweep-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  freezeClock(NOW);
  folder = mkdtempSync(join(root, 'data-'));
  setDataFolder(folder);
});

function writeAged(name: string, ageMs: number): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'x');
  const at = new Date(Date.parse(NOW) - ageMs);
  utimesSync(path, at, at);
  return path;
}

describe('sweepFiles', () => {
  it('deletes emails older than 90 days and keeps younger ones', async () => {
    const old = writeAged('outbox/20260801T000000Z-1.eml', 91 * 24 * HOUR_MS);
    const young = writeAged('outbox/20260901T000000Z-2.eml', 89 * 24 * HOUR_MS);
    expect(await sweepFiles()).toEqual({ emails: 1, drafts: 0 });
    expect([old, young].map(existsSync)).toEqual([false, true]);
  });

  it('deletes drafts of interrupted writes after an hour, in the outbox, media and uploads', async () => {
    const gone = [
      writeAged('outbox/.a.eml.draft-1', 2 * HOUR_MS),
      writeAged('media/ab/cd/.abcd.jpg.draft-2', 2 * HOUR_MS),
      writeAged('incoming/123-abcd', 2 * HOUR_MS),
    ];
    const stored = [
      writeAged('media/ab/cd/.abcd.jpg.draft-3', HOUR_MS / 2),
      writeAged('incoming/124-abcd', HOUR_MS / 2),
      writeAged('media/ab/cd/abcd.jpg', 999 * HOUR_MS),
    ];
    expect(await sweepFiles()).toEqual({ emails: 0, drafts: 3 });
    expect(gone.map(existsSync)).toEqual([false, false, false]);
    expect(stored.map(existsSync)).toEqual([true, true, true]);
  });

  it('keeps everything else in the folder', async () => {
    const other = writeAged('notes/.draft-of-a-letter', 9_999 * HOUR_MS);
    await sweepFiles();
    expect(existsSync(other)).toBe(true);
  });
});
