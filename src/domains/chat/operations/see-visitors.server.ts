import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { touchVisitors } from '../chat.store.server.ts';

/** The visitors of these conversations are there: they hold them open. */
export const seeVisitors = command({
  allow: 'system',
  input: z.object({ ids: z.array(z.int()) }),
  output: z.object({}),
  run: async ({ ids }) => {
    if (ids.length > 0) await touchVisitors(ids);
    return {};
  },
});
