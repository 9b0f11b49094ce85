import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/** Limits of the queue of spans by their variables. */
const LIMITS = {
  maxQueueSize: 'OTEL_BSP_MAX_QUEUE_SIZE',
  maxExportBatchSize: 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE',
  scheduledDelayMillis: 'OTEL_BSP_SCHEDULE_DELAY',
  exportTimeoutMillis: 'OTEL_BSP_EXPORT_TIMEOUT',
};

/** Returns the limits of the queue that the environment sets to a positive number; the others keep their standard. */
export const readLimits = (environment: NodeJS.ProcessEnv): Partial<Record<keyof typeof LIMITS, number>> =>
  Object.fromEntries(
    Object.entries(LIMITS)
      .map(([limit, name]): [string, number] => [limit, Number(environment[name])])
      .filter(([, number]) => number > 0),
  );

/** Share of the traces to keep: all of them unless `OTEL_TRACES_SAMPLER_ARG` is a number from 0 to 1. */
function readRatio({ OTEL_TRACES_SAMPLER_ARG }: NodeJS.ProcessEnv): number {
  const ratio = Number(OTEL_TRACES_SAMPLER_ARG || Number.NaN);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

/** Returns the sampler that `OTEL_TRACES_SAMPLER` names: by default every trace, unless the caller left its own out. */
export function createSampler(environment: NodeJS.ProcessEnv): Sampler {
  const ratio = () => new TraceIdRatioBasedSampler(readRatio(environment));
  switch (environment.OTEL_TRACES_SAMPLER) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return ratio();
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: ratio() });
    default:
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
  }
}
