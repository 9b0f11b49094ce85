import { describe, expect, it } from 'vitest';
import type { ListedJob } from '#src/platform/jobs/held-jobs.server.ts';
import { listJobLines } from './job-lines.server.ts';

const aJob = (id: number, change: Partial<ListedJob> = {}): ListedJob => ({
  id,
  kind: 'mail',
  status: 'waiting',
  attempts: 0,
  run_at: '2026-11-28T15:54:00.000Z',
  last_error: null,
  ...change,
});

const sweeps = (from: number, count: number): ListedJob[] =>
  Array.from({ length: count }, (_, place) => aJob(from + place, { kind: 'media-sweep' }));

describe('listJobLines', () => {
  it('gives each of a few jobs its number, state and error', () => {
    const dead = aJob(7, { status: 'dead', attempts: 10, last_error: '550 boîte inconnue' });
    expect(listJobLines([aJob(3), dead, ...sweeps(8, 3)])).toEqual([
      'n° 3       attend     mail                     0 essai(s), prévu 2026-11-28 15:54 UTC',
      'n° 7       abandonné  mail                     10 essai(s), prévu 2026-11-28 15:54 UTC, 550 boîte inconnue',
      ...[8, 9, 10].map(
        (id) => `${`n° ${id}`.padEnd(10)} attend     media-sweep              0 essai(s), prévu 2026-11-28 15:54 UTC`,
      ),
    ]);
  });

  it('says of many like jobs how many they are and when they run, so that an e-mail among them is seen', () => {
    const later = aJob(9, { kind: 'media-sweep', run_at: '2026-11-28T16:10:00.000Z' });
    expect(listJobLines([...sweeps(1, 4), aJob(5, { status: 'held' }), later])).toEqual([
      '5 fois     attend     media-sweep              0 essai(s), prévu de 2026-11-28 15:54 à 2026-11-28 16:10 UTC',
      'n° 5       retenu     mail                     0 essai(s), prévu 2026-11-28 15:54 UTC',
    ]);
  });

  it('keeps jobs apart whose state, tries or error differ', () => {
    const jobs = [...sweeps(1, 3), aJob(4, { kind: 'media-sweep', attempts: 1 })];
    expect(listJobLines(jobs)).toHaveLength(4);
  });
});
