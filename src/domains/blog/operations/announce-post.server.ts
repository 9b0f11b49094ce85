import { z } from 'zod';
import { notify } from '#src/domains/notifications/operations/notify.server.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { command } from '#src/platform/operation.server.ts';

/** Notifies the administrators of a newly published article, unless the setting is off. */
export const announcePost = command({
  allow: 'system',
  input: z.object({ id: z.int(), title: z.string() }),
  output: z.object({}),
  run: async ({ id, title }, context) => {
    await notify(context, {
      type: 'success',
      event: 'blog',
      title: 'Article publié',
      message: toExcerpt(title, 200),
      link: `/admin/blog?view=${id}`,
    });
    return {};
  },
});
