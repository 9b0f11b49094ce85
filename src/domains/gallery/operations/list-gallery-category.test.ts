import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { listGalleryCategory } from './list-gallery-category.server.ts';

useDatabase();

describe('listGalleryCategory', () => {
  it('lists the works of one category, drafts included', async () => {
    const admin = await asAdmin();
    const draft = await aGalleryItem({ category: 'Zinguerie', is_active: false });
    await aGalleryItem();
    expect((await listGalleryCategory(admin, { category: 'Zinguerie' })).items).toEqual([draft]);
    expect((await listGalleryCategory(admin, { category: 'Jardin' })).items).toEqual([]);
  });
});
