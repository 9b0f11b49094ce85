import { describe, expect, it, vi } from 'vitest';
import { QuietReporter } from '../../tools/quiet-reporter.mjs';
import { summarize } from '../../tools/steps.mjs';

const failures = (count: number, lines: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `file-${index}.test.ts > does ${index}`,
    details: Array.from({ length: lines }, (_line, at) => `line ${at}`).join('\n'),
  }));

describe('summarize', () => {
  it('shows the first lines of each failure', () => {
    expect(summarize(failures(2, 2))).toEqual([
      '✗ file-0.test.ts > does 0',
      '    line 0',
      '    line 1',
      '✗ file-1.test.ts > does 1',
      '    line 0',
      '    line 1',
    ]);
    expect(summarize(failures(1, 50))).toHaveLength(13);
  });

  it.each([5, 40, 119, 120])('names each of %i failures within 120 lines', (count) => {
    const lines = summarize(failures(count, 30));
    expect(lines.length).toBeLessThanOrEqual(120);
    for (const { title } of failures(count, 0)) expect(lines).toContain(`✗ ${title}`);
  });

  it('counts the failures that exceed the line limit', () => {
    const lines = summarize(failures(500, 30));
    expect([lines.length, lines.at(-1)]).toEqual([120, '… and 381 more']);
  });
});

describe('QuietReporter', () => {
  /** Returns what is printed at the end of a run without a test file. */
  function finish(passWithNoTests: boolean): string {
    vi.stubEnv('REPORT_FILE', undefined);
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const reporter = new QuietReporter();
    const filenamePattern = ['src/kernel/nowhere.test.ts'];
    reporter.onInit({ config: { passWithNoTests }, filenamePattern, projects: [{ name: 'unit' }] });
    reporter.onTestRunEnd([], []);
    vi.unstubAllEnvs();
    return print.mock.calls.join('\n');
  }

  it('fails when no file has the name on the command line', () => {
    expect(finish(false)).toMatch(
      /^✗ no test file matches src\/kernel\/nowhere\.test\.ts in project unit\n✗ 0 files: 0 passed, 1 failed/,
    );
  });

  it('passes when no test is affected by a change', () => {
    expect(finish(true)).toMatch(/^✓ 0 files: 0 passed, 0 failed/);
  });

  it('names a test that is skipped for a reason, and counts it', () => {
    vi.stubEnv('REPORT_FILE', undefined);
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const test = {
      fullName: 'unit > is measured',
      result: () => ({ state: 'skipped', note: 'no ruler' }),
      diagnostic: () => undefined,
    };
    const children = { allSuites: () => [], allTests: () => [test] };
    const module = { moduleId: 'a.test.ts', errors: () => [], children, diagnostic: () => ({ duration: 1 }) };
    const reporter = new QuietReporter();
    reporter.onTestModuleEnd(module as never);
    reporter.onTestRunEnd([module as never], []);
    vi.unstubAllEnvs();
    expect(print.mock.calls.join('\n')).toMatch(
      /^– skipped: \S*a\.test\.ts > unit > is measured \(no ruler\)\n✓ 1 files: 0 passed, 0 failed, 1 skipped/,
    );
  });
});
