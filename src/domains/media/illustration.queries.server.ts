import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { Illustrations } from './illustration.contract.ts';
import { readIllustrations } from './illustration.internal.server.ts';

/** Lists the pictures of the public pages by position; positions without a picture are absent. */
export const listIllustrations = query({
  allow: 'anyone',
  input: z.object({}),
  output: Illustrations,
  run: readIllustrations,
});
