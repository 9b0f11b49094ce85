import { DomainError } from '#src/kernel/errors.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { PHOTO_BYTES_PER_ADDRESS, PHOTO_BYTES_PER_SITE } from './media.rules.ts';
import { MEDIA_TEXTS as texts } from './media.texts.ts';

/** Returns the quota error: retrying helps only tomorrow, a message without photos works now. */
const photosFull = (): DomainError =>
  new DomainError('too-large', texts.photosFull, { fields: { photos: [texts.photosFull] } });

/**
 * Counts the bytes of a visitor's photo before it is written, for the visitor's address and for the site.
 * A refused photo is not counted.
 */
export const countPhotoBytes = ({ address, bytes }: { address: string; bytes: number }): Promise<void> =>
  transaction(async () => {
    const ofAddress = await countHit(`photo-bytes:${address}`, PHOTO_BYTES_PER_ADDRESS, bytes);
    if (ofAddress.hits > PHOTO_BYTES_PER_ADDRESS.hits) throw photosFull();
    const ofSite = await countHit('photo-bytes', PHOTO_BYTES_PER_SITE, bytes);
    if (ofSite.hits > PHOTO_BYTES_PER_SITE.hits) throw photosFull();
  });
