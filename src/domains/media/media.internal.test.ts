import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTint } from '#src/kernel/picture-key.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { runDueJobs } from '#src/platform/jobs/run-job.server.ts';
import { storeAddressCounts } from '#src/platform/security/address-limit.server.ts';
import { countHit, readHits } from '#src/platform/security/rate-limit.server.ts';
import { openStorage, storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { IMAGE_MAX_BYTES, type ImageFile, imagePath, originalPath } from './media.contract.ts';
import { aDataUrl, aPhoto, openPictureFolder } from './media.fixture.server.ts';
import {
  countPhotoBytes,
  releaseImage,
  releaseImages,
  removeImage,
  storeImage,
  takePicture,
} from './media.internal.server.ts';
import { mediaJobs } from './media.jobs.server.ts';
import { PHOTO_BYTES_PER_ADDRESS, PHOTO_BYTES_PER_SITE } from './media.rules.ts';
import { MEDIA_TEXTS } from './media.texts.ts';

useDatabase();

let forget = (): void => {};
beforeEach(() => {
  forget = openPictureFolder();
});
afterEach(() => forget());

const rows = () => db().selectFrom('media').selectAll().execute();
const used = async (bucket: string) => {
  await storeAddressCounts();
  return (await readHits(bucket)).hits;
};
const keys = async () => (await rows()).map(({ key }) => key);
const store = async () => (await storeImage({ image: await aPhoto() })).key;

describe('storeImage', () => {
  it('stores a visitor’s picture with its files and its size', async () => {
    const image = await storeImage({ image: await aPhoto() });
    expect(image).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      path: `/media/${image.key}-1200.webp`,
      width: 90,
      height: 60,
    });
    expect(readTint(image.key)).toMatch(/^[0-9a-f]{3}$/);
    expect(await rows()).toMatchObject([{ key: image.key, content_type: 'image/png', width: 90, height: 60 }]);
    for (const name of ['-400.webp', '-800.webp', '-1200.webp', '.png']) {
      expect(await storage().exists(`${image.key}${name}`), name).toBe(true);
    }
  });

  it('accepts a data URL, whatever type it claims', async () => {
    const dataUrl = `data:image/gif;base64,${(await aPhoto()).toString('base64')}`;
    await storeImage({ image: dataUrl });
    expect(await rows()).toMatchObject([{ content_type: 'image/png' }]);
  });

  it('stores nothing when it refuses a picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const refusals: [ImageFile | string, string][] = [
      [svg, 'unsupported-type'],
      [`data:image/png;base64,${svg.toString('base64')}`, 'unsupported-type'],
      ['data:image/png;base64,', 'unsupported-type'],
      [(await aPhoto()).subarray(0, 80), 'invalid'],
      [new Uint8Array(IMAGE_MAX_BYTES + 1), 'too-large'],
    ];
    for (const [image, code] of refusals) await expect(storeImage({ image })).rejects.toMatchObject({ code });
    expect(await rows()).toEqual([]);
    expect(await db().selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  it('answers that a retry is needed when files cannot be stored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'media-'));
    const file = join(folder, 'file');
    writeFileSync(file, 'a file where the folder should be');
    openStorage({ DATA_DIR: file, S3_REGION: 'auto' });
    await expect(storeImage({ image: await aPhoto() })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await rows()).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  describe('visitor’s photo', () => {
    const photo = async (visitorAddress: string) => storeImage({ image: await aPhoto(), visitorAddress });
    const use = (bucket: string, hits: number) => countHit(bucket, { hits, seconds: 86_400 }, hits);

    it('stores a JPEG and counts the bytes of its files for the address and the site', async () => {
      const { key } = await photo('192.0.2.1');
      expect(await rows()).toMatchObject([{ key, content_type: 'image/jpeg' }]);
      const names = ['.jpg', '-400.webp', '-800.webp', '-1200.webp'];
      const files = await Promise.all(names.map((name) => storage().get(`${key}${name}`)));
      const bytes = files.reduce((sum, file) => sum + (file?.bytes.byteLength ?? 0), 0);
      expect(await used('photo-bytes:192.0.2.1')).toBe(bytes);
      expect(await used('photo-bytes')).toBe(bytes);
    });

    it('refuses a photo with 413 above the address’s daily quota, and accepts those of others', async () => {
      await use('photo-bytes:192.0.2.1', PHOTO_BYTES_PER_ADDRESS.hits - 10);
      await expect(photo('192.0.2.1')).rejects.toMatchObject({ status: 413, message: MEDIA_TEXTS.photosFull });
      await expect(photo('192.0.2.2')).resolves.toMatchObject({ width: 90 });
      expect(await rows()).toHaveLength(1);
    });
  });
});

describe('takePicture', () => {
  it('stores a new picture and returns its URL', async () => {
    for (const image of [await aDataUrl(), new Uint8Array(await aPhoto())]) {
      expect(await takePicture(image)).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    }
    expect(await rows()).toHaveLength(2);
  });

  it.each(['', '/media/abc-1200.webp', 'https://ailleurs.example/toit.jpg', undefined])(
    'keeps %j unchanged',
    async (image) => {
      expect(await takePicture(image)).toBe(image);
    },
  );
});

describe('removeImage', () => {
  it('deletes the row at once and the files soon after', async () => {
    const key = await store();
    await removeImage(key);
    await removeImage(key);
    expect(await rows()).toEqual([]);
    expect(await runDueJobs(mediaJobs)).toBe(1);
    for (const name of ['.png', '-400.webp', '-800.webp', '-1200.webp']) {
      expect(await storage().exists(`${key}${name}`)).toBe(false);
    }
  });
});

describe('releaseImage', () => {
  it('deletes an unused picture', async () => {
    await releaseImage(imagePath(await store()));
    expect(await keys()).toEqual([]);
  });

  it('keeps a picture that another row uses, at any width', async () => {
    const key = await store();
    await db()
      .insertInto('site_pictures')
      .values({ name: 'hero', image: originalPath(key), alt: '' })
      .execute();
    await releaseImage(imagePath(key, 400));
    expect(await keys()).toEqual([key]);
  });

  it('keeps a picture in the text of an article, and deletes others with it', async () => {
    const [used, other] = [await store(), await store()];
    const at = '2026-10-01T08:00:00.000Z';
    const texts = {
      slug: 'a',
      title: 'A',
      excerpt: '',
      category: '',
      image: '',
      author: '',
      read_time: '',
      tags: '[]',
    };
    const content = `Avant.\n![Un toit](${imagePath(used, 800)})\nAprès.`;
    const row = { ...texts, content, is_published: 0, created_at: at, updated_at: at };
    await db()
      .insertInto('blog_posts')
      .values({ ...row, image_alt: '', search_text: '' })
      .execute();
    await releaseImage(imagePath(used));
    await releaseImages([imagePath(used), originalPath(other), imagePath(other)]);
    expect(await keys()).toEqual([used]);
  });

  it('ignores a URL that is not one of the app’s pictures', async () => {
    const key = await store();
    for (const path of ['', '/media/toit.webp', 'https://photos.example/a.jpg']) await releaseImage(path);
    expect(await keys()).toEqual([key]);
  });
});

describe('countPhotoBytes', () => {
  const count = (address: string, bytes: number) => countPhotoBytes({ address, bytes });

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
