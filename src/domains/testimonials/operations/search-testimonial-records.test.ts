import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { searchTestimonialRecords } from './search-testimonial-records.server.ts';

useDatabase();

describe('searchTestimonialRecords', () => {
  it('returns the newest first, published or not, ignoring accents', async () => {
    const admin = await asAdmin();
    const old = await aTestimonial({ name: 'Évacuation des eaux', location: 'Crest' });
    const hidden = await aTestimonial({ name: 'ÉVACUATION cachée', location: 'Crest', is_active: false });
    await aTestimonial({ name: 'Autre chose' });
    expect(await searchTestimonialRecords(admin, { search: 'evacuation', limit: 5 })).toEqual([
      { id: hidden.id, title: 'ÉVACUATION cachée', subtitle: 'Crest' },
      { id: old.id, title: 'Évacuation des eaux', subtitle: 'Crest' },
    ]);
    expect(await searchTestimonialRecords(admin, { search: 'evacuation', limit: 1 })).toHaveLength(1);
    expect(await searchTestimonialRecords(admin, { search: '%%', limit: 5 })).toEqual([]);
  });

  it('allows only administrators, and requires at least two characters', async () => {
    await expect(searchTestimonialRecords(asVisitor(), { search: 'abc', limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(searchTestimonialRecords(await asAdmin(), { search: 'a', limit: 5 })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
