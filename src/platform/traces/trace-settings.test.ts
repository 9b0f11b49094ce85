import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { createSampler, readLimits } from './trace-settings.server.ts';

const LOW = '00000000000000000000000000000001';
const HIGH = 'ffffffff000000000000000000000001';

/** Context of a request whose caller has decided about its own trace. */
const calledBy = (traceFlags: TraceFlags) =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId: HIGH, spanId: '0000000000000001', traceFlags, isRemote: true });

function keeps(environment: NodeJS.ProcessEnv, traceId = LOW, from = ROOT_CONTEXT): boolean {
  const { decision } = createSampler(environment).shouldSample(from, traceId, 'GET', SpanKind.SERVER, {}, []);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

describe('createSampler', () => {
  it('keeps every trace by default, unless the caller left its own out', () => {
    expect(keeps({})).toBe(true);
    expect(keeps({}, HIGH, calledBy(TraceFlags.NONE))).toBe(false);
    expect(keeps({ OTEL_TRACES_SAMPLER: 'always_on' }, HIGH, calledBy(TraceFlags.NONE))).toBe(true);
  });

  it('keeps none, or only those of a caller that keeps them', () => {
    expect(keeps({ OTEL_TRACES_SAMPLER: 'always_off' })).toBe(false);
    expect(keeps({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' })).toBe(false);
    expect(keeps({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, HIGH, calledBy(TraceFlags.SAMPLED))).toBe(true);
  });

  it.each(['traceidratio', 'parentbased_traceidratio'])('keeps a share by %s', (name) => {
    const half = { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: '0.5' };
    expect([keeps(half, LOW), keeps(half, HIGH)]).toEqual([true, false]);
    expect(keeps({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: '0' }, LOW)).toBe(false);
    expect(keeps({ OTEL_TRACES_SAMPLER: name }, LOW)).toBe(true);
  });
});

describe('readLimits', () => {
  it('takes positive numbers only', () => {
    expect(readLimits({})).toEqual({});
    expect(
      readLimits({ OTEL_BSP_MAX_QUEUE_SIZE: '100', OTEL_BSP_SCHEDULE_DELAY: '-1', OTEL_BSP_EXPORT_TIMEOUT: 'soon' }),
    ).toEqual({ maxQueueSize: 100 });
  });
});
