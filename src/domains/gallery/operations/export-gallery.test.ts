import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { exportGallery } from './export-gallery.server.ts';

useDatabase();

describe('exportGallery', () => {
  it('exports all works that match the list’s filters, on every page', async () => {
    const draft = await aGalleryItem({ is_active: false });
    await aGalleryItem();
    expect(await readRows(exportGallery(await asAdmin(), { status: 'draft', page: 4 }))).toEqual([draft]);
    await expect(exportGallery(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
