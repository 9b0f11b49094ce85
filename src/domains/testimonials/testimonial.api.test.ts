import { describe, expect, it } from 'vitest';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from './testimonial.fixture.server.ts';

useDatabase();

const get = async (path: string) => {
  const answer = await aClient().send('GET', path);
  return { status: answer.status, body: await answer.json() };
};

describe('GET /testimonials', () => {
  it('allows everybody and returns published reviews', async () => {
    const testimonial = await aTestimonial();
    await aTestimonial({ name: 'Caché', content: 'canari-7', is_active: false });
    const { status, body } = await get('/testimonials');
    expect([status, body]).toEqual([200, { success: true, data: [testimonial] }]);
    expect(JSON.stringify(body)).not.toContain('canari-7');
  });

  it('returns part of the list on request, and refuses an invalid limit', async () => {
    const testimonial = await aTestimonial({ location: 'Lyon' });
    await aTestimonial();
    expect((await get('/testimonials?location=Lyon&limit=5')).body).toEqual({ success: true, data: [testimonial] });
    for (const limit of ['0', '-1', 'tout', '1001'])
      expect((await get(`/testimonials?limit=${limit}`)).status).toBe(422);
  });
});

describe('GET /testimonials/{id}', () => {
  it('returns a published review', async () => {
    const testimonial = await aTestimonial();
    expect(await get(`/testimonials/${testimonial.id}`)).toEqual({
      status: 200,
      body: { success: true, data: testimonial },
    });
  });

  it('answers 404 for an unpublished or missing review, 422 for an invalid number', async () => {
    const { id } = await aTestimonial({ is_active: false });
    const missing = { status: 404, body: { success: false, message: 'Témoignage non trouvé' } };
    expect(await get(`/testimonials/${id}`)).toEqual(missing);
    expect(await get('/testimonials/4242')).toEqual(missing);
    expect((await get('/testimonials/premier')).status).toBe(422);
  });
});
