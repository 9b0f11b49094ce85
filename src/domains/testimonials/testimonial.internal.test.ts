import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from './testimonial.fixture.server.ts';
import {
  countTestimonialGrowth,
  countTestimonials,
  listRecentTestimonials,
  readReviews,
  searchTestimonialRecords,
} from './testimonial.internal.server.ts';

useDatabase();

describe('countTestimonialGrowth', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';

  it('counts all and published reviews, now and at an instant', async () => {
    const nothing = { total: 0, visible: 0, total_before: 0, visible_before: 0 };
    expect(await countTestimonialGrowth(SINCE)).toEqual(nothing);
    freezeClock('2026-10-31T23:59:59.999Z');
    await aTestimonial({ name: 'Un' });
    await aTestimonial({ name: 'Deux', is_active: false });
    freezeClock(SINCE);
    await aTestimonial({ name: 'Trois' });
    expect(await countTestimonialGrowth(SINCE)).toEqual({
      total: 3,
      visible: 2,
      total_before: 2,
      visible_before: 1,
    });
  });
});

describe('listRecentTestimonials', () => {
  it('returns the newest, published or not, up to the requested limit', async () => {
    for (const name of ['Un', 'Deux', 'Trois']) await aTestimonial({ name, is_active: false });
    const recent = await listRecentTestimonials(2);
    expect(recent).toMatchObject([
      { name: 'Trois', is_active: false },
      { name: 'Deux', is_active: false },
    ]);
  });
});

describe('searchTestimonialRecords', () => {
  it('returns the newest first, published or not, ignoring accents', async () => {
    const old = await aTestimonial({ name: 'Évacuation des eaux', location: 'Crest' });
    const hidden = await aTestimonial({ name: 'ÉVACUATION cachée', location: 'Crest', is_active: false });
    await aTestimonial({ name: 'Autre chose' });
    expect(await searchTestimonialRecords({ search: 'evacuation', limit: 5 })).toEqual([
      { id: hidden.id, title: 'ÉVACUATION cachée', subtitle: 'Crest' },
      { id: old.id, title: 'Évacuation des eaux', subtitle: 'Crest' },
    ]);
    expect(await searchTestimonialRecords({ search: 'evacuation', limit: 1 })).toHaveLength(1);
    expect(await searchTestimonialRecords({ search: '%%', limit: 5 })).toEqual([]);
  });
});

describe('countTestimonials', () => {
  it('counts published reviews by stars and averages them', async () => {
    for (const rating of [5, 5, 4, 2]) await aTestimonial({ rating });
    await aTestimonial({ rating: 1, is_active: false });
    expect(await countTestimonials()).toEqual({ count: 4, average: 4, by_rating: [0, 1, 0, 1, 2] });
  });

  it('returns no average without reviews', async () => {
    expect(await countTestimonials()).toEqual({ count: 0, average: null, by_rating: [0, 0, 0, 0, 0] });
  });
});

describe('readReviews', () => {
  it('returns the matching reviews and the figures of all reviews', async () => {
    await aTestimonial({ name: 'Lyonnais', location: 'Lyon', rating: 4 });
    await aTestimonial({ rating: 5 });
    const { figures, found } = await readReviews({ search: 'lyon', page: 1 });
    expect(figures).toMatchObject({ count: 2, average: 4.5 });
    expect(found.items.map(({ name }) => name)).toEqual(['Lyonnais']);
  });
});
