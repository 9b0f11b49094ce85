import type { z } from 'zod';

/** Identifies the run of a job: `id` is the same at each try. */
export interface JobRun {
  id: number;
  attempts: number;
}

/** Handlers by kind. A try may follow a half-finished one, so a handler must be idempotent. */
export type JobTable = Record<string, (payload: unknown, run: JobRun) => Promise<void>>;

/** Creates an entry of a job table that parses its payload with a schema. */
export const job =
  <Payload extends z.ZodType>(
    payload: Payload,
    work: (payload: z.output<Payload>, run: JobRun) => Promise<void>,
  ): JobTable[string] =>
  (input, run) =>
    work(payload.parse(input), run);
