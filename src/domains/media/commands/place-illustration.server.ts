import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Illustration } from '../illustration.contract.ts';
import { upsertPicture } from '../illustration.store.server.ts';

/** Sets the picture of a position on the public pages and replaces the previous one. */
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
