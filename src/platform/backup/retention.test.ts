import { describe, expect, it } from 'vitest';
import { chooseObsolete, toArchiveName } from './retention.server.ts';

const HOUR_MS = 3_600_000;
const END = Date.parse('2026-11-26T02:00:00.000Z');
const daily = (days: number): string[] =>
  Array.from({ length: days }, (_, day) => toArchiveName(new Date(END - day * 24 * HOUR_MS), day % 2 === 0));

describe('chooseObsolete', () => {
  it('keeps seven days, four weeks and twelve months of two years of daily archives', () => {
    const names = daily(730);
    const retained = names.filter((name) => !chooseObsolete(names).includes(name));
    const days = retained.map((name) => name.slice('faitage-'.length, 'faitage-2026-11-26'.length));
    expect(days.slice(0, 7)).toEqual(['26', '25', '24', '23', '22', '21', '20'].map((day) => `2026-11-${day}`));
    expect(days).toContain('2026-11-15');
    expect(days).toContain('2026-11-08');
    expect(days).toContain('2025-12-31');
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
    expect(retained.length).toBeLessThanOrEqual(23);
  });

  it('keeps the newest of one day, and gives back the same answer when it has been followed', () => {
    const morning = toArchiveName(new Date(END - HOUR_MS), false);
    const names = [...daily(40), morning];
    const obsolete = chooseObsolete(names);
    expect(obsolete).toContain(morning);
    expect(chooseObsolete(names.filter((name) => !obsolete.includes(name)))).toEqual([]);
  });

  it('never names another file', () => {
    expect(chooseObsolete([...daily(300), 'photos.zip', 'faitage-ancien.tar.gz', '../secret'])).not.toContain(
      'photos.zip',
    );
    expect(chooseObsolete(['photos.zip', 'faitage-ancien.tar.gz'])).toEqual([]);
  });
});
