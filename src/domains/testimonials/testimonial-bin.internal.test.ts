import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { deleteTestimonial } from './commands/delete-testimonial.server.ts';
import { aTestimonial } from './testimonial.fixture.server.ts';
import { listPublishedTestimonials } from './testimonial.internal.server.ts';
import { restoreTestimonial } from './testimonial-bin.internal.server.ts';

useDatabase();

describe('bin of the reviews', () => {
  it('puts a deleted review back as it was', async () => {
    const { id } = await aTestimonial({ name: 'Odile' });
    const before = await getWholeTables('testimonials');
    await deleteTestimonial(await asAdmin(), { id });
    expect(await listPublishedTestimonials({})).toEqual([]);
    expect(await restoreLast('testimonial', id, restoreTestimonial)).toBe('');
    expect(await getWholeTables('testimonials')).toEqual(before);
    expect(await listPublishedTestimonials({})).toHaveLength(1);
  });
});
