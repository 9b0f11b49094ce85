import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';

/** Whether who asks may be told what happens as it happens; the door then keeps the stream open. */
export const watchEvents = query({
  allow: 'staff',
  input: z.object({}),
  output: z.object({ followed: z.array(z.object({ topic: z.enum(['admin', 'content']) })) }),
  run: async () => ({ followed: [{ topic: 'admin' as const }, { topic: 'content' as const }] }),
});
