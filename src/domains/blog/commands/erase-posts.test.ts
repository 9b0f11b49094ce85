import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { erasePosts } from './erase-posts.server.ts';

useDatabase();

const KEY = 'a'.repeat(32);
const IMAGE = `/media/${KEY}-1200.webp`;

describe('erasePosts', () => {
  beforeEach(async () => {
    const at = '2026-10-01T08:00:00.000Z';
    await db()
      .insertInto('media')
      .values({ key: KEY, content_type: 'image/png', bytes: 1, width: 1, height: 1, created_at: at })
      .execute();
  });

  const pictures = async () => (await db().selectFrom('media').select('key').execute()).length;

  it('deletes a picture with the last article that uses it', async () => {
    const admin = await asAdmin();
    const [first, second] = [await aPost({ image: IMAGE }), await aPost({ image: IMAGE })];
    await erasePosts(admin, { ids: [first.id] });
    expect(await pictures()).toBe(1);
    await erasePosts(admin, { ids: [second.id] });
    expect(await pictures()).toBe(0);
  });
});
