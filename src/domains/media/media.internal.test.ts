import { describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { readHits } from '#src/platform/security/rate-limit.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countPhotoBytes } from './media.internal.server.ts';
import { PHOTO_BYTES_PER_ADDRESS, PHOTO_BYTES_PER_SITE } from './media.rules.ts';
import { MEDIA_TEXTS } from './media.texts.ts';

useDatabase();

describe('countPhotoBytes', () => {
  const count = (address: string, bytes: number) => countPhotoBytes({ address, bytes });

  const used = async (bucket: string) => (await readHits(bucket)).hits;

  it('refuses an address above its daily quota with 413 and accepts others', async () => {
    await count('192.0.2.1', PHOTO_BYTES_PER_ADDRESS.hits);
    await expect(count('192.0.2.1', 1)).rejects.toMatchObject({ status: 413, message: MEDIA_TEXTS.photosFull });
    await count('192.0.2.2', 1);
    expect(await used('photo-bytes')).toBe(PHOTO_BYTES_PER_ADDRESS.hits + 1);
  });

  it('refuses every address above the site’s daily quota and does not count that', async () => {
    const addresses = Math.floor(PHOTO_BYTES_PER_SITE.hits / PHOTO_BYTES_PER_ADDRESS.hits);
    for (let number = 0; number < addresses; number += 1) await count(`10.0.0.${number}`, PHOTO_BYTES_PER_ADDRESS.hits);
    await expect(count('192.0.2.1', PHOTO_BYTES_PER_ADDRESS.hits)).rejects.toMatchObject({
      fields: { photos: [MEDIA_TEXTS.photosFull] },
    });
    expect(await used('photo-bytes:192.0.2.1')).toBe(0);
    expect(await used('photo-bytes')).toBe(addresses * PHOTO_BYTES_PER_ADDRESS.hits);
  });

  it('resets the quota after a day', async () => {
    freezeClock('2026-11-22T12:00:00.000Z');
    await count('192.0.2.1', PHOTO_BYTES_PER_ADDRESS.hits);
    freezeClock('2026-11-23T12:00:01.000Z');
    await count('192.0.2.1', PHOTO_BYTES_PER_ADDRESS.hits);
    expect(await used('photo-bytes:192.0.2.1')).toBe(PHOTO_BYTES_PER_ADDRESS.hits);
    freezeClock();
  });
});
