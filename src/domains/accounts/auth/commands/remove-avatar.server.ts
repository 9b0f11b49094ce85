import { z } from 'zod';
import { readProfile, saveProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { removeImage } from '#src/domains/media/media.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ownId } from '../auth.rules.ts';

/** Deletes one's own profile picture with its files. No error if there is none. */
export const removeAvatar = command({
  allow: 'own-account',
  input: z.object({}),
  output: z.object({ avatar: z.literal('') }),
  audit: () => ({ action: 'profile.avatar', subject: 'self' }),
  run: async (_input, { actor }) => {
    const id = ownId(actor);
    const key = getImageKey((await readProfile({ id })).avatar);
    if (key !== undefined) await removeImage(key);
    await saveProfile({ id, change: { avatar: '' } });
    return { avatar: '' as const };
  },
});
