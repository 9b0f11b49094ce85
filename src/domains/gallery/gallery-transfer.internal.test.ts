import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { NewGalleryItem } from './gallery.contract.ts';
import { listAllItems, putItem } from './gallery-transfer.internal.server.ts';

useDatabase();

const toFields = (fields: object) => ({
  ...NewGalleryItem.parse({ title: 'Faîtage', image: '/a.webp', ...fields }),
  ...{ image: '/a.webp', before_image: '' },
});

describe('putItem', () => {
  it('adds a work, then replaces the one with its title', async () => {
    await putItem(toFields({ location: 'Rezé' }));
    await putItem(toFields({ location: 'Nantes' }));
    expect(await listAllItems()).toMatchObject([{ title: 'Faîtage', location: 'Nantes' }]);
  });
});
