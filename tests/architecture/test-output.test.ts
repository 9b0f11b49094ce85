import { describe, expect, it } from 'vitest';
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
