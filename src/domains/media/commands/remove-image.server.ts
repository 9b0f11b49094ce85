import { z } from 'zod';
import { publish } from '#src/platform/events/events.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ImageKey } from '../media.contract.ts';
import { deleteImage } from '../media.store.server.ts';

/** Deletes an image; its files are deleted after the commit. No error when it is gone already. */
export const removeImage = command({
  allow: 'content:change',
  input: z.object({ key: ImageKey }),
  output: z.object({}),
  run: async ({ key }) => {
    const contentType = await deleteImage(key);
    if (contentType === undefined) return {};
    await enqueue('media-sweep', { key, contentType });
    await publish('content', { what: 'media' });
    return {};
  },
});
