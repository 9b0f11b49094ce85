import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { MachineLine } from './machine-check.contract.ts';
import { examineIntegrity } from './machine-check.internal.server.ts';

/** Reads the whole database now, beside the requests of others; it takes seconds and runs only when a person asks. */
export const checkIntegrity = query({
  allow: 'settings',
  input: z.object({}),
  output: MachineLine,
  run: examineIntegrity,
});
