import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { readImageFile } from '#src/domains/media/image-file.internal.server.ts';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { aDataUrl, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { PageDocument } from '../page.contract.ts';
import { readPage } from '../page.queries.server.ts';
import { addPagePicture } from './add-page-picture.server.ts';
import { cropPagePicture } from './crop-page-picture.server.ts';
import { savePageDraft } from './save-page-draft.server.ts';

useDatabase();
afterAll(openPictureFolder());

const crop = { left: 50, top: 0, right: 100, bottom: 50 };

describe('cropPagePicture', () => {
  it('stores the part as a picture of its own, and leaves the whole one', async () => {
    const admin = await asAdmin();
    const { image: whole } = await addPagePicture(admin, { image: await aDataUrl() });
    const { image } = await cropPagePicture(admin, { image: whole, crop });
    expect(image).not.toBe(whole);
    const key = getImageKey(image) ?? '';
    for (const width of [undefined, 1200] as const) {
      const { bytes } = await readImageFile({ key, width });
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 45, height: 30 });
    }
    expect(await db().selectFrom('media').selectAll().execute()).toHaveLength(2);
  });

  it('lets a draft keep both pictures, so that it can be cut again', async () => {
    const admin = await asAdmin();
    const { image: source } = await addPagePicture(admin, { image: await aDataUrl() });
    const { image } = await cropPagePicture(admin, { image: source, crop });
    const picture = { image, source, crop, alt: 'Le toit' };
    const document = PageDocument.parse({
      meta: { title: 'Toit' },
      sections: [{ id: 'a', kind: 'history', content: { title: 'Nous', picture } }],
    });
    await savePageDraft(admin, { page: 'home', document });
    const used = await db().selectFrom('site_page_pictures').select('image').execute();
    expect(used.map((row) => row.image).sort()).toEqual([image, source].sort());
    expect((await readPage(admin, { page: 'home' })).draft).toEqual(document);
  });

  it.each([
    ['a part without width', { ...crop, right: 50 }],
    ['a part outside the picture', { ...crop, right: 101 }],
    ['a part between pixels of a hundred', { ...crop, top: 0.5 }],
  ])('refuses %s', async (_what, wrong) => {
    const { image } = await addPagePicture(await asAdmin(), { image: await aDataUrl() });
    await expect(cropPagePicture(await asAdmin(), { image, crop: wrong })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses pictures that are not stored here, and visitors', async () => {
    const cut = async (image: string) => cropPagePicture(await asAdmin(), { image, crop });
    await expect(cut('https://toit.example/a.jpg')).rejects.toMatchObject({ code: 'invalid' });
    await expect(cut(`/media/${'0'.repeat(32)}-1200.webp`)).rejects.toMatchObject({ code: 'not-found' });
    await expect(cropPagePicture(asVisitor(), { image: '/media/a', crop })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
