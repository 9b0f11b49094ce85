import { describe, expect, it } from 'vitest';
import { judgeKind } from './queue.rules.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const QUIET = { dead: 0, held: 0, retried: 0, oldest_at: null };

describe('judgeKind', () => {
  it.each([
    [{}, 'ok'],
    [{ oldest_at: '2026-11-28T11:30:00.000Z' }, 'ok'],
    [{ oldest_at: '2026-11-28T10:30:00.000Z' }, 'todo'],
    [{ retried: 1 }, 'todo'],
    [{ held: 1 }, 'todo'],
    [{ held: 1, dead: 1 }, 'broken'],
  ] as const)('judges %j as %s', (change, state) => {
    expect(judgeKind({ ...QUIET, ...change }, NOW)).toBe(state);
  });
});
