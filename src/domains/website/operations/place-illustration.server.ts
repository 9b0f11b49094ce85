import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Illustration } from '../site.contract.ts';
import { upsertPicture } from '../site.store.server.ts';

/** Puts a picture in its place on the public pages, instead of the one before. */
export const placeIllustration = command({
  allow: 'admin',
  input: Illustration,
  output: z.object({}),
  audit: ({ name, image }) => ({ action: 'illustration.place', subject: `illustration:${name}`, after: { image } }),
  run: async (illustration) => {
    await upsertPicture(illustration);
    await publish('content', { what: 'illustrations' });
    return {};
  },
});
