import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';

/** Whether who asks may be told what happens as it happens; the door then keeps the stream open. */
export const watchEvents = query({
  allow: 'admin',
  input: z.object({}),
  output: z.object({ topic: z.literal('admin') }),
  run: async () => ({ topic: 'admin' as const }),
});
