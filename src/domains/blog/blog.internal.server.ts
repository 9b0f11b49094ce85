import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';

/** Notifies the administrators of a newly published article, unless the setting is off. */
export const announcePost = ({ id, title }: { id: number; title: string }): Promise<void> =>
  transaction(async () => {
    await notify({
      type: 'success',
      event: 'blog',
      title: 'Article publié',
      message: toExcerpt(title, 200),
      link: `/admin/blog?view=${id}`,
    });
  });
