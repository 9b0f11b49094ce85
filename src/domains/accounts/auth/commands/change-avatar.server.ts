import { z } from 'zod';
import { readProfile, saveProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { removeImage, storeImage } from '#src/domains/media/media.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { AVATAR_LIMIT, ownId } from '../auth.rules.ts';
import { AvatarUpload } from '../profile.contract.ts';

/** Stores a new profile picture; deletes the previous one with its files. */
export const changeAvatar = command({
  allow: 'own-account',
  senderLimit: { bucket: 'avatar', ...tenTimes(AVATAR_LIMIT) },
  input: AvatarUpload,
  output: z.object({ avatar: z.string() }),
  audit: () => ({ action: 'profile.avatar', subject: 'self' }),
  prepare: async ({ bytes, avatar = '' }, context) => {
    await limitRate(`avatar:${ownId(context.actor)}`, AVATAR_LIMIT);
    return storeImage({ image: bytes ?? avatar });
  },
  run: async (_upload, { actor }, { path }) => {
    const id = ownId(actor);
    const old = getImageKey((await readProfile({ id })).avatar);
    if (old !== undefined) await removeImage(old);
    await saveProfile({ id, change: { avatar: path } });
    return { avatar: path };
  },
});
