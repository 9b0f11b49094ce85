import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { listTestimonials } from './list-testimonials.server.ts';

useDatabase();

const names = async (filter: Parameters<typeof listTestimonials>[1] = {}) =>
  (await listTestimonials(asVisitor(), filter)).map(({ name }) => name);

describe('listTestimonials', () => {
  it('lists published reviews in the owner’s order, then the newest first', async () => {
    await aTestimonial({ name: 'Dernière', sort_order: 9, created_at: '2026-06-01T08:00:00Z' });
    await aTestimonial({ name: 'Ancienne', created_at: '2025-01-10T08:00:00Z' });
    await aTestimonial({ name: 'Récente', created_at: '2026-03-10T08:00:00Z' });
    await aTestimonial({ name: 'Récente aussi', created_at: '2026-03-10T08:00:00Z' });
    await aTestimonial({ name: 'Cachée', is_active: false });
    expect(await names()).toEqual(['Récente aussi', 'Récente', 'Ancienne', 'Dernière']);
  });

  it('lists the reviews of one location, or only the first ones', async () => {
    await aTestimonial({ name: 'De Lyon', location: 'Lyon', sort_order: 2 });
    await aTestimonial({ name: 'De Crest', location: 'Crest', sort_order: 1 });
    expect(await names({ location: 'Lyon' })).toEqual(['De Lyon']);
    expect(await names({ location: 'Nulle part' })).toEqual([]);
    expect(await names({ limit: 1 })).toEqual(['De Crest']);
  });

  it('returns an empty list on an empty site', async () => {
    expect(await names()).toEqual([]);
  });
});
