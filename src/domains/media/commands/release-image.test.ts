import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { imagePath, originalPath } from '../media.contract.ts';
import { aPhoto, openPictureFolder } from '../media.fixture.server.ts';
import { releaseImage } from './release-image.server.ts';
import { storeImage } from './store-image.server.ts';

useDatabase();

let forget = (): void => {};
beforeAll(() => {
  forget = openPictureFolder();
});
afterAll(() => forget());

const store = async () => (await storeImage(systemContext('test'), { bytes: await aPhoto() })).key;
const keys = async () => (await db().selectFrom('media').select('key').execute()).map(({ key }) => key);

describe('releaseImage', () => {
  it('deletes an unused picture', async () => {
    await releaseImage(await asAdmin(), { path: imagePath(await store()) });
    expect(await keys()).toEqual([]);
  });

  it('keeps a picture that another row uses, at any width', async () => {
    const key = await store();
    await db()
      .insertInto('site_pictures')
      .values({ name: 'hero', image: originalPath(key), alt: '' })
      .execute();
    await releaseImage(await asAdmin(), { path: imagePath(key, 400) });
    expect(await keys()).toEqual([key]);
  });

  it('ignores a URL that is not one of the app’s pictures', async () => {
    for (const path of ['', '/media/toit.webp', 'https://photos.example/a.jpg']) {
      expect(await releaseImage(await asAdmin(), { path })).toEqual({});
    }
  });

  it('allows only administrators', async () => {
    await expect(releaseImage(asVisitor(), { path: '' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
