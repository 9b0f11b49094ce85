import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { readStoredItem } from './read-stored-item.server.ts';

useDatabase();

describe('readStoredItem', () => {
  it('returns drafts too, to administrators', async () => {
    const item = await aGalleryItem({ is_active: false });
    expect(await readStoredItem(await asAdmin(), { id: String(item.id) })).toEqual(item);
    await expect(readStoredItem(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(readStoredItem(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
