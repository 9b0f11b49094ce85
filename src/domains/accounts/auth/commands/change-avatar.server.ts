import { z } from 'zod';
import { readProfile, saveProfile } from '#src/domains/accounts/users/user.internal.server.ts';
import { removeImage } from '#src/domains/media/commands/remove-image.server.ts';
import { storeImage } from '#src/domains/media/commands/store-image.server.ts';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
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
    return storeImage(context, bytes === undefined ? { dataUrl: avatar } : { bytes });
  },
  run: async (_upload, { actor, requestId }, { path }) => {
    const system = systemContext(requestId);
    const id = ownId(actor);
    const old = getImageKey((await readProfile({ id })).avatar);
    if (old !== undefined) await removeImage(system, { key: old });
    await saveProfile({ id, change: { avatar: path } });
    return { avatar: path };
  },
});
