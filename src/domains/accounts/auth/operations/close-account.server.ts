import { erasePerson } from '#src/domains/accounts/users/operations/erase-person.server.ts';
import { readProfile } from '#src/domains/accounts/users/operations/read-profile.server.ts';
import { removeAccount } from '#src/domains/accounts/users/operations/remove-account.server.ts';
import { getImageKey, originalPath } from '#src/domains/media/media.contract.ts';
import { releaseImage } from '#src/domains/media/operations/release-image.server.ts';
import { removeImage } from '#src/domains/media/operations/remove-image.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { endSessions } from './end-sessions.server.ts';

/**
 * Deletes an account with its sessions, profile, picture and second factor, and the person's name and address wherever
 * the law does not require to keep them.
 */
export const closeAccount = (context: Context, { id }: { id: number }): Promise<void> =>
  transaction(async () => {
    const { avatar } = await readProfile({ id });
    await endSessions({ userId: id });
    const { photos } = await erasePerson({ id });
    await removeAccount({ id });
    const key = getImageKey(avatar);
    if (key !== undefined) await removeImage(context, { key });
    for (const photo of photos) await releaseImage(context, { path: originalPath(photo) });
    await publish('admin', { event: 'users' });
  });
