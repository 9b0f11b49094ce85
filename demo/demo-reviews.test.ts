import { describe, expect, it } from 'vitest';
import { countTestimonials } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { listTestimonials } from '#src/domains/testimonials/testimonial.queries.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { fillSite } from './fill-site.server.ts';

useDatabase();

const system = systemContext('test');
const CITIES = ['Lyon', 'Saint-Étienne', 'Valence', 'Clermont-Ferrand', 'Grenoble'];

const fill = () => fillSite(system, { isWanted: ({ part }) => part === 'testimonials' });

describe('reviews of the demo', () => {
  it('stores three five-star reviews in each city with a page, and some elsewhere', async () => {
    await fill();
    const reviews = await listTestimonials(system, {});
    for (const city of CITIES) {
      const ratings = reviews.filter(({ location }) => location === city).map(({ rating }) => rating);
      expect(ratings, city).toEqual([5, 5, 5]);
    }
    expect(new Set(reviews.map(({ location }) => location)).size).toBeGreaterThan(CITIES.length + 4);
  });

  it('stores imperfect ratings too, with the average that the company advertises', async () => {
    await fill();
    const { count, average, by_rating } = await countTestimonials();
    expect(count).toBeGreaterThanOrEqual(21);
    expect(by_rating.slice(2, 4).every((some) => some > 0)).toBe(true);
    expect(average?.toFixed(1)).toBe('4.9');
  });

  it('writes a different text for each review, about work done before its publication', async () => {
    await fill();
    const reviews = await listTestimonials(system, {});
    expect(new Set(reviews.map(({ content }) => content)).size).toBe(reviews.length);
    for (const { name, content, experience_date, created_at } of reviews) {
      expect(content.length, name).toBeGreaterThan(120);
      expect(experience_date >= '2025-01-01' && experience_date < created_at, name).toBe(true);
    }
  });

  it('adds no review when run again', async () => {
    await fill();
    const before = await listTestimonials(system, {});
    await fill();
    expect(await listTestimonials(system, {})).toEqual(before);
  });
});
