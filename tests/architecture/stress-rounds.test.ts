import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  countRounds,
  describeRounds,
  parseWords,
  readRounds,
  recordRound,
  writeRounds,
} from '../../tools/stress-rounds.mjs';

const ALL = ['unit', 'postgres', 'smoke', 'journeys'];

describe('parseWords', () => {
  it.each([
    [[], { count: 10, projects: ALL, isResumed: false }],
    [['10', 'unit', 'postgres'], { count: 10, projects: ['unit', 'postgres'], isResumed: false }],
    [['postgres', '--resume', '3', 'unit'], { count: 3, projects: ['unit', 'postgres'], isResumed: true }],
  ])('reads %j', (words, options) => expect(parseWords(words)).toEqual(options));

  it.each([[['0']], [['-1']], [['unti']], [['--resum']], [['2', '3']]])('refuses %j', (words) =>
    expect(() => parseWords(words)).toThrow(words[0] ?? ''),
  );
});

describe('recordRound', () => {
  it('counts rounds by commit and by projects', () => {
    const one = recordRound({}, 'c1', ['unit'], true);
    const two = recordRound(one, 'c1', ['unit'], true);
    expect(countRounds(two, 'c1', ['unit'])).toBe(2);
    expect(countRounds(two, 'c2', ['unit'])).toBe(0);
    expect(countRounds(two, 'c1', ['unit', 'postgres'])).toBe(0);
  });

  it('starts again at zero after a round with a failure', () => {
    const failed = recordRound({ 'c1 unit': 9, 'c2 unit': 4 }, 'c1', ['unit'], false);
    expect(failed).toEqual({ 'c1 unit': 0, 'c2 unit': 4 });
  });
});

describe('describeRounds', () => {
  const result = { passed: 10, count: 10, projects: ['unit', 'postgres'], skipped: [] };

  it('gives the rounds that passed of those asked', () => {
    expect(describeRounds(result)).toBe('10 of 10 rounds passed (unit, postgres)');
  });

  it('says that a run is not complete, and why', () => {
    expect(describeRounds({ ...result, passed: 3, why: 'interrupted' })).toBe(
      '3 of 10 rounds passed (unit, postgres), not complete: interrupted',
    );
    expect(describeRounds({ ...result, passed: 0, skipped: ['journeys'], why: 'round 1 failed' })).toBe(
      '0 of 10 rounds passed (unit, postgres, without journeys), not complete: round 1 failed',
    );
  });
});

describe('readRounds', () => {
  it('reads what was written, and no rounds from a missing or damaged file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stress-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'new', 'stress.json');
    expect(readRounds(file)).toEqual({});
    writeRounds(file, { 'c1 unit': 2 });
    expect(readRounds(file)).toEqual({ 'c1 unit': 2 });
    writeFileSync(file, '{');
    expect(readRounds(file)).toEqual({});
  });
});
