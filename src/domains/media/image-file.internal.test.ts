import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToNodes, stopListening } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readImageFile } from './image-file.internal.server.ts';
import { aPhoto, openPictureFolder } from './media.fixture.server.ts';
import { removeImage, storeImage } from './media.internal.server.ts';

useDatabase();

describe('readImageFile', () => {
  let forget = (): void => {};

  beforeAll(() => {
    forget = openPictureFolder();
  });

  afterAll(() => forget());

  beforeEach(() => listenToNodes());

  afterEach(() => stopListening());

  it('removes a deleted image from the cache', async () => {
    const { key } = await storeImage({ image: await aPhoto() });
    expect((await readImageFile({ key })).fileName).toBe(`${key}.png`);
    await removeImage(key);
    await vi.waitUntil(() =>
      readImageFile({ key }).then(
        () => false,
        (error) => error.code === 'not-found',
      ),
    );
  });
});
