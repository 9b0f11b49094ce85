import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareRatios, confirmRegressions, type Ratio, readRatios } from '../../tools/bench/trend.ts';

const TABLES = `<!-- server -->
## Server

| measure | value | goal | met |
|---|---|---|---|
| Home page from the cache | 8407 req/s, p50 2 ms, p99 4 ms | p99 ≤ 20 ms | yes |
| Cache / bare server | × 1.13 | ≥ × 0.4 | yes |
<!-- /server -->

<!-- admin -->
| SQLite, /admin/contact (10000), first page | p95 2.1 ms (× 1.05) | ≤ 50 ms, < × 2 | yes |
| SQLite, /blog | 0.8 ms → 0.8 ms (× 0.92) | < × 1.5 | yes |
<!-- /admin -->
`;
const SHARE = { section: 'server', name: 'Cache / bare server', isGrowth: false };
const GROWTH = { section: 'admin', name: 'first page', isGrowth: true };

const isRegression = (kind: Omit<Ratio, 'value'>, before: number, value: number): boolean | undefined =>
  compareRatios([{ ...kind, value: before }], [{ ...kind, value }])[0]?.isRegression;

describe('readRatios', () => {
  it('reads shares and growths with their section and name', () => {
    expect(readRatios(TABLES)).toEqual([
      { ...SHARE, value: 1.13 },
      { section: 'admin', name: 'SQLite, /admin/contact (10000), first page', value: 1.05, isGrowth: true },
      { section: 'admin', name: 'SQLite, /blog', value: 0.92, isGrowth: true },
    ]);
  });

  it('finds ratios in the committed page', () => {
    const sections = new Set(readRatios(readFileSync('docs/benchmarks.md', 'utf8')).map(({ section }) => section));
    expect([...sections]).toEqual(expect.arrayContaining(['server', 'blog', 'admin']));
  });
});

describe('docs/benchmarks.md', () => {
  it('names each ratio differently, as those of two runs are compared by their names', () => {
    const names = readRatios(readFileSync('docs/benchmarks.md', 'utf8')).map(
      ({ section, name }) => `${section}: ${name}`,
    );
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

describe('compareRatios', () => {
  it('reports a share that is lower by more than a fifth', () => {
    expect([isRegression(SHARE, 1, 0.81), isRegression(SHARE, 1, 0.79), isRegression(SHARE, 1, 2)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('reports a growth that is higher by more than a fifth, and not flat', () => {
    expect([isRegression(GROWTH, 1, 1.4), isRegression(GROWTH, 1.3, 1.6), isRegression(GROWTH, 2, 1)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('compares nothing with a figure that was not measured before', () => {
    expect(compareRatios([], [{ ...SHARE, value: 1 }])).toEqual([
      { ratio: { ...SHARE, value: 1 }, worse: 0, isRegression: false },
    ]);
  });
});

describe('confirmRegressions', () => {
  it('keeps a regression that two measurements show, and the figures of the second one', () => {
    const before = ['lost', 'noise', 'later'].map((name) => ({ ...SHARE, name, value: 1 }));
    const measure = (values: number[]) =>
      compareRatios(
        before,
        before.map((ratio, place) => ({ ...ratio, value: values[place] ?? 0 })),
      );
    const confirmed = confirmRegressions(measure([0.5, 0.5, 1]), measure([0.6, 0.9, 0.5]));
    expect(confirmed.map(({ ratio, isRegression }) => [ratio.name, ratio.value, isRegression])).toEqual([
      ['lost', 0.6, true],
      ['noise', 0.9, false],
      ['later', 0.5, false],
    ]);
  });
});
