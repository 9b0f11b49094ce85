import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aDataUrl } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { storesPictureForLater } from '#tests/support/stored-picture.ts';
import { addPostPicture } from './add-post-picture.server.ts';

useDatabase();

describe('addPostPicture', () => {
  storesPictureForLater(addPostPicture);

  it('stores the chosen part of a picture, and refuses one that is too small', async () => {
    const admin = await asAdmin();
    const image = await aDataUrl();
    await addPostPicture(admin, { image, crop: { left: 0, top: 0, right: 50, bottom: 100 } });
    const stored = await db().selectFrom('media').select(['width', 'height']).execute();
    expect(stored).toEqual([{ width: 45, height: 60 }]);
    const thin = addPostPicture(admin, { image, crop: { left: 0, top: 0, right: 1, bottom: 100 } });
    await expect(thin).rejects.toMatchObject({ code: 'invalid' });
  });
});
