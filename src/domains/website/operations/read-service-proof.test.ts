import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readServiceProof } from './read-service-proof.server.ts';

useDatabase();

const read = (title = 'Charpente') => readServiceProof(asVisitor(), { title });

describe('readServiceProof', () => {
  it('returns published five-star reviews and published works of the trade', async () => {
    await aTestimonial({ content: 'Une charpente droite.' });
    await aTestimonial({ content: 'Une charpente cachée.', is_active: false });
    await aTestimonial({ content: 'Une charpente chère.', rating: 3 });
    await aGalleryItem({ title: 'Pannes', category: 'Charpente' });
    await aGalleryItem({ title: 'Fermes', category: 'Charpente', is_active: false });
    await aGalleryItem({ title: 'Noues', category: 'Zinguerie' });
    const { reviews, works, isComplete } = await read();
    expect(reviews.map(({ content }) => content)).toEqual(['Une charpente droite.']);
    expect(works.map(({ title }) => title)).toEqual(['Pannes']);
    expect(isComplete).toBe(true);
  });

  it('returns empty lists on an empty site', async () => {
    expect(await read()).toEqual({ reviews: [], works: [], isComplete: true });
  });

  it('omits unreadable content and reports it', async () => {
    await aGalleryItem({ title: 'Pannes', category: 'Charpente' });
    await sql`drop table testimonials`.execute(db());
    expect(await read()).toMatchObject({ reviews: [], works: [{ title: 'Pannes' }], isComplete: false });
  });
});
