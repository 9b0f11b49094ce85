import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { exportTestimonials } from './export-testimonials.server.ts';

useDatabase();

describe('exportTestimonials', () => {
  it('exports the reviews that match the search and the filters, in their order', async () => {
    await aTestimonial({ name: 'Bruno', sort_order: 2 });
    await aTestimonial({ name: 'Aline', sort_order: 1 });
    await aTestimonial({ name: 'Caché', is_active: false });
    const reviews = await readRows(exportTestimonials(await asAdmin(), { active: true }));
    expect(reviews.map(({ name }) => name)).toEqual(['Aline', 'Bruno']);
  });
});
