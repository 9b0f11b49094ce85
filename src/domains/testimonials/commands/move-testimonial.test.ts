import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { listTestimonials } from '../testimonial.queries.server.ts';
import { moveTestimonial } from './move-testimonial.server.ts';

useDatabase();

const names = async () => (await listTestimonials(asVisitor(), {})).map(({ name }) => name);

describe('moveTestimonial', () => {
  it('swaps a review with its neighbour on the public site, even where all positions were equal', async () => {
    const admin = await asAdmin();
    await aTestimonial({ name: 'C', created_at: '2026-01-01T08:00:00Z' });
    const { id, updated_at } = await aTestimonial({ name: 'B', created_at: '2026-01-02T08:00:00Z' });
    await aTestimonial({ name: 'A', created_at: '2026-01-03T08:00:00Z' });
    const moved = await moveTestimonial(admin, { id, direction: 'up' });
    expect(await names()).toEqual(['B', 'A', 'C']);
    expect(moved.updated_at).toBe(updated_at);
    await moveTestimonial(admin, { id, direction: 'up' });
    expect(await names()).toEqual(['B', 'A', 'C']);
    await moveTestimonial(admin, { id, direction: 'down' });
    await moveTestimonial(admin, { id, direction: 'down' });
    expect(await names()).toEqual(['A', 'C', 'B']);
  });

  it('moves only existing reviews, and only up or down', async () => {
    const admin = await asAdmin();
    await expect(moveTestimonial(admin, { id: 1, direction: 'up' })).rejects.toMatchObject({ code: 'not-found' });
    const sideways = moveTestimonial(admin, { id: 1, direction: 'left' as 'up' });
    await expect(sideways).rejects.toMatchObject({ code: 'invalid' });
  });
});
