import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { followedChanges } from '../notification-rights.rules.ts';

const Followed = z.union([
  z.object({ topic: z.literal('admin'), event: z.string().optional() }),
  z.object({ topic: z.literal('content') }),
]);

/** Returns which events the caller may receive at once; the endpoint then keeps the stream open. */
export const watchEvents = query({
  allow: 'staff',
  input: z.object({}),
  output: z.object({ followed: z.array(Followed) }),
  run: async (_input, { actor }) => {
    const changes = followedChanges(actor);
    const all = { topic: 'admin' as const };
    const admin = changes === null ? [all] : changes.map((event) => ({ ...all, event }));
    return { followed: [...admin, { topic: 'content' as const }] };
  },
});
