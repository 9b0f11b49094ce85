import { afterAll, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aDataUrl, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPostPicture } from './add-post-picture.server.ts';

useDatabase();
afterAll(openPictureFolder());

describe('addPostPicture', () => {
  it('stores a picture that is deleted later unless an article shows it', async () => {
    const { image } = await addPostPicture(await asAdmin(), { image: await aDataUrl() });
    expect(image).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    const jobs = await db().selectFrom('jobs').select('kind').where('kind', '=', 'media-release').execute();
    expect(jobs).toHaveLength(1);
  });

  it.each(['data:text/html;base64,PHNjcmlwdD4=', 'data:image/png;base64,PHNjcmlwdD4=', '/media/a'])(
    'refuses %s',
    async (image) => {
      await expect(addPostPicture(await asAdmin(), { image })).rejects.toThrow();
      expect(await db().selectFrom('media').selectAll().execute()).toEqual([]);
    },
  );

  it('refuses visitors', async () => {
    await expect(addPostPicture(asVisitor(), { image: 'data:image/png;base64,AA==' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
