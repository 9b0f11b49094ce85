import { DomainError } from '#src/kernel/errors.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { IllustrationName, PlacedIllustration } from '../illustration.contract.ts';
import { findPosition } from '../illustration.rules.ts';
import { deletePicture, selectPicture, upsertPicture } from '../illustration.store.server.ts';
import { ILLUSTRATION_TEXTS as texts } from '../illustration.texts.ts';
import { releaseImage, storeImage } from '../media.internal.server.ts';
import { readNeutralPicture } from '../neutral-picture.internal.server.ts';
import { NEUTRAL_ALTS } from '../neutral-picture.texts.ts';

/** Puts the neutral illustration back at a position; a position without one becomes empty. */
export const restoreIllustration = command({
  allow: 'content:change',
  input: IllustrationName,
  output: PlacedIllustration,
  audit: ({ name }, { image }) => ({
    action: 'illustration.restore',
    subject: `illustration:${name}`,
    after: { image },
  }),
  prepare: async ({ name }) => {
    const position = findPosition(name);
    if (position === undefined) throw new DomainError('not-found', texts.unknown);
    if (position.neutral === undefined) return { name, image: '', alt: '', is_neutral: false };
    const { path } = await storeImage({ image: await readNeutralPicture(position.neutral) });
    return { name, image: path, alt: NEUTRAL_ALTS[position.neutral], is_neutral: true };
  },
  run: async ({ name }, _context, after) => {
    const before = await selectPicture(name);
    if (after.image === '') await deletePicture(name);
    else await upsertPicture(after);
    if (before !== undefined) await releaseImage(before.image);
    await publish('content', { what: 'illustrations' });
    return after;
  },
});
