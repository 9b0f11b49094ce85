import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JSON_DEPTH_MAX, JSON_VALUES_MAX, refuseComplexJson } from './json-shape.server.ts';

const check = (text: string) => () => refuseComplexJson(Buffer.from(text));
const refusal = expect.objectContaining({ code: 'too-large' });

describe('refuseComplexJson', () => {
  it('accepts the deepest level and refuses one more', () => {
    const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    expect(check(nested(JSON_DEPTH_MAX))).not.toThrow();
    expect(check(nested(JSON_DEPTH_MAX + 1))).toThrow(refusal);
    expect(check(`{"a":${'[],'.repeat(100)}[]}`)).not.toThrow();
  });

  it('accepts the largest list and refuses a longer one', () => {
    expect(check(`[1${',1'.repeat(JSON_VALUES_MAX - 2)}]`)).not.toThrow();
    expect(check(`[1${',1'.repeat(JSON_VALUES_MAX)}]`)).toThrow(refusal);
    expect(check(`{"x":[{}${',{}'.repeat(JSON_VALUES_MAX)}]}`)).toThrow(refusal);
  });

  it('ignores brackets and commas inside strings', () => {
    expect(check(JSON.stringify({ text: '[{,\\"'.repeat(50_000), 'k,[\\': '"' }))).not.toThrow();
    expect(check(`{"a":"\\\\",${'"b":1,'.repeat(JSON_VALUES_MAX)}"c":1}`)).toThrow(refusal);
  });

  it('accepts every small JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        expect(check(JSON.stringify(value))).not.toThrow();
      }),
    );
  });

  it('takes linear time for 20 MB of escapes', () => {
    const bytes = Buffer.from(`{"a":"${'\\"'.repeat(10_000_000)}"}`);
    const { user } = process.threadCpuUsage();
    refuseComplexJson(bytes);
    expect(process.threadCpuUsage().user - user).toBeLessThan(1_000_000);
  });
});
