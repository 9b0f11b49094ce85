import { Histogram, type Metric, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { StatementTimes } from './statement-times.server.ts';

const SHAPE = { name: 'a_seconds', help: 'Durations.', buckets: [0.001, 0.01, 1] };
const TIMES = [0, 0.001, 0.002, 0.5, 1, 7].map(
  (seconds, place) => [place % 2 === 0 ? 'select' : 'insert', seconds] as const,
);

const toText = (registry: Registry): Promise<string> => registry.metrics();

describe('StatementTimes', () => {
  it('writes what the histogram of the library writes', async () => {
    const [one, other] = [new Registry(), new Registry()];
    const times = new StatementTimes(SHAPE);
    one.registerMetric(times as unknown as Metric);
    const histogram = new Histogram({ ...SHAPE, labelNames: ['kind'], registers: [other] });
    for (const [kind, seconds] of TIMES) {
      times.observe(kind, seconds);
      histogram.observe({ kind }, seconds);
    }
    expect(await toText(one)).toBe(await toText(other));
  });

  it('forgets what it has counted when the registry asks', async () => {
    const registry = new Registry();
    const times = new StatementTimes(SHAPE);
    registry.registerMetric(times as unknown as Metric);
    times.observe('select', 1);
    registry.resetMetrics();
    expect(await toText(registry)).not.toContain('select');
  });
});
