import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { Illustrations } from './illustration.contract.ts';
import { selectPictures } from './illustration.store.server.ts';

/** Lists the pictures of the public pages by position; positions without a picture are absent. */
export const listIllustrations = query({
  allow: 'anyone',
  input: z.object({}),
  output: Illustrations,
  run: async () => {
    const pictures = await selectPictures();
    return Object.fromEntries(pictures.map(({ name, image, alt }) => [name, { image, alt }]));
  },
});
