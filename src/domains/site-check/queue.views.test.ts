import { describe, expect, it } from 'vitest';
import { describeKind, toError, toKindTitle } from './queue.views.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const NONE = {
  kind: 'mail',
  title: 'E-mail',
  state: 'ok',
  waiting: 0,
  running: 0,
  retried: 0,
  dead: 0,
  held: 0,
} as const;

describe('describeKind', () => {
  it('says what waits and since when, what runs, was tried or stopped', () => {
    const oldest_at = '2026-11-28T09:00:00.000Z';
    expect(describeKind({ ...NONE, waiting: 3, retried: 1, running: 1, dead: 2, held: 1, oldest_at }, NOW)).toBe(
      '3 en attente, le plus ancien il y a 3 heures · 1 en cours · 1 déjà essayé · 2 abandonnés · 1 retenu',
    );
    expect(describeKind({ ...NONE, waiting: 1, oldest_at: null }, NOW)).toBe('1 en attente');
    expect(describeKind({ ...NONE, running: 2, oldest_at: null }, NOW)).toBe('2 en cours');
    expect(describeKind({ ...NONE, dead: 1, oldest_at: null }, NOW)).toBe('1 abandonné');
  });
});

describe('toKindTitle', () => {
  it('names a kind in French, and keeps one that it does not know', () => {
    expect([toKindTitle('mail'), toKindTitle('new-kind')]).toEqual(['E-mail', 'new-kind']);
  });
});

describe('toError', () => {
  it('keeps codes, and explains what has no code', () => {
    expect(toError('Error ECONNREFUSED')).toBe('Error ECONNREFUSED');
    expect(toError('lease-lost')).toBe('le programme s’est arrêté pendant ce travail');
  });
});
