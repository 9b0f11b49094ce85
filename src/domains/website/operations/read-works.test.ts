import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readWorks } from './read-works.server.ts';

useDatabase();

describe('readWorks', () => {
  it('returns the published works', async () => {
    const work = await aGalleryItem();
    await aGalleryItem({ title: 'Caché', is_active: false });
    expect(await readWorks(asVisitor(), {})).toEqual([work]);
  });

  it('returns null instead of an error when the works cannot be read', async () => {
    await sql`drop table gallery_items`.execute(db());
    expect(await readWorks(asVisitor(), {})).toBeNull();
  });
});
