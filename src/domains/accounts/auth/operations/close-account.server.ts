import { z } from 'zod';
import { erasePerson } from '#src/domains/accounts/users/operations/erase-person.server.ts';
import { readProfile } from '#src/domains/accounts/users/operations/read-profile.server.ts';
import { removeAccount } from '#src/domains/accounts/users/operations/remove-account.server.ts';
import { getImageKey, originalPath } from '#src/domains/media/media.contract.ts';
import { releaseImage } from '#src/domains/media/operations/release-image.server.ts';
import { removeImage } from '#src/domains/media/operations/remove-image.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { endSessions } from './end-sessions.server.ts';

/**
 * Deletes an account with its sessions, profile, picture and second factor, and the person's name and address wherever
 * the law does not require to keep them.
 */
export const closeAccount = command({
  allow: 'system',
  input: z.object({ id: z.int() }),
  output: z.object({}),
  run: async ({ id }, context) => {
    const { avatar } = await readProfile(context, { id });
    await endSessions(context, { userId: id });
    const { photos } = await erasePerson(context, { id });
    await removeAccount(context, { id });
    const key = getImageKey(avatar);
    if (key !== undefined) await removeImage(context, { key });
    for (const photo of photos) await releaseImage(context, { path: originalPath(photo) });
    await publish('admin', { event: 'users' });
    return {};
  },
});
