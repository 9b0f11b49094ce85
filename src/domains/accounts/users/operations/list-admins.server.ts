import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { selectActiveAdmins } from '../user.store.server.ts';

/** Returns the active administrators. */
export const listAdmins = query({
  allow: 'system',
  input: z.object({}),
  output: z.array(z.object({ id: z.int(), email: z.string(), wantsMail: z.boolean() })),
  run: selectActiveAdmins,
});
