import { z } from 'zod';
import { PromiseCheck } from '#src/domains/settings/promise.contract.ts';
import { query } from '#src/platform/operation.server.ts';
import { checkPromises } from './fact.internal.server.ts';

/** Returns the figures that the data give, beside what the owner declared. */
export const readPromiseCheck = query({
  allow: 'settings',
  input: z.object({}),
  output: PromiseCheck,
  run: checkPromises,
});
