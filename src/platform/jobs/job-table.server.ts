import type { z } from 'zod';

/** Which run of which job this is: same `id` at each try. */
export interface JobRun {
  id: number;
  attempts: number;
}

/** What does the work of each kind. A try may be the second one for work half done: do it so that twice is once. */
export type JobTable = Record<string, (payload: unknown, run: JobRun) => Promise<void>>;

/** A line of a job table that reads its payload through a schema. */
export const job =
  <Payload extends z.ZodType>(
    payload: Payload,
    work: (payload: z.output<Payload>, run: JobRun) => Promise<void>,
  ): JobTable[string] =>
  (given, run) =>
    work(payload.parse(given), run);
