import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { countGallery } from './count-gallery.server.ts';

useDatabase();

describe('countGallery', () => {
  it('counts published works, drafts and distinct categories', async () => {
    const admin = await asAdmin();
    const none = { total: 0, published: 0, drafts: 0, categories: 0, category_names: [] };
    expect(await countGallery(admin, {})).toEqual(none);
    await aGalleryItem({ category: 'Zinguerie' });
    await aGalleryItem({ is_active: false });
    await aGalleryItem();
    const counted = { total: 3, published: 2, drafts: 1, categories: 2, category_names: ['Charpente', 'Zinguerie'] };
    expect(await countGallery(admin, {})).toEqual(counted);
    await expect(countGallery(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
