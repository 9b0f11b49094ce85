import type { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { IllustrationChange, PlacedIllustration } from '../illustration.contract.ts';
import { findPosition, type Position } from '../illustration.rules.ts';
import { selectPicture, upsertPicture } from '../illustration.store.server.ts';
import { ILLUSTRATION_TEXTS as texts } from '../illustration.texts.ts';
import { releaseImage, storeImage, storeLogo, takePicture } from '../media.internal.server.ts';
import { readNeutralPicture } from '../neutral-picture.internal.server.ts';
import { NEUTRAL_ALTS } from '../neutral-picture.texts.ts';
import { isNewPicture } from '../picture.contract.ts';

type Change = z.output<typeof IllustrationChange>;

const refuse = (field: string, sentence: string): DomainError =>
  new DomainError('invalid', sentence, { fields: { [field]: [sentence] } });

async function store({ image, neutral }: Change, { kind }: Position): Promise<string> {
  if (neutral !== undefined) return (await storeImage({ image: await readNeutralPicture(neutral) })).path;
  const isNew = image !== undefined && (typeof image !== 'string' || isNewPicture(image));
  if (kind === 'mark' && isNew) return storeLogo(image);
  return (await takePicture(image)) ?? '';
}

/** Sets the picture of a position on the public pages; deletes the previous one unless something else shows it. */
export const placeIllustration = command({
  allow: 'content:change',
  input: IllustrationChange,
  output: PlacedIllustration,
  audit: ({ name }, { image, is_neutral }) => ({
    action: 'illustration.place',
    subject: `illustration:${name}`,
    after: { image, is_neutral },
  }),
  // Validation errors are reported before a picture is stored.
  prepare: async (change) => {
    const position = findPosition(change.name);
    if (position === undefined) throw refuse('name', texts.unknown);
    const alt = change.alt || (change.neutral === undefined ? '' : NEUTRAL_ALTS[change.neutral]);
    if (position.kind === 'photo' && alt === '') throw refuse('alt', texts.altMissing);
    return { alt, image: await store(change, position) };
  },
  run: async ({ name, neutral, is_neutral }, _context, { alt, image }) => {
    const before = await selectPicture(name);
    const after = { name, image, alt, is_neutral: is_neutral || neutral !== undefined };
    await upsertPicture(after);
    if (before !== undefined && before.image !== image) await releaseImage(before.image);
    await publish('content', { what: 'illustrations' });
    return after;
  },
});
