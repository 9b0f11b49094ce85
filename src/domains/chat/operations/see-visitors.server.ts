import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { touchVisitors } from '../chat.store.server.ts';

/** Updates lastSeenAt of the visitors of these conversations: they have open streams. */
export const seeVisitors = command({
  allow: 'system',
  input: z.object({ ids: z.array(z.int()) }),
  output: z.object({}),
  run: async ({ ids }) => {
    if (ids.length > 0) await touchVisitors(ids);
    return {};
  },
});
