import { describe, expect, it } from 'vitest';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const PATH = '/admin/promises/check';

describe('GET /admin/promises/check', () => {
  it('allows only those who may change settings', async () => {
    expect((await aClient().send('GET', PATH)).status).toBe(401);
    expect((await (await signedIn('user')).send('GET', PATH)).status).toBe(403);
    expect((await (await signedIn('manager', { rights: ['content:change'] })).send('GET', PATH)).status).toBe(403);
    expect((await (await signedIn('manager', { rights: ['settings'] })).send('GET', PATH)).status).toBe(200);
  });

  it('returns the figures of the data beside the findings', async () => {
    await aTestimonial({ rating: 4 });
    const body = await (await (await signedIn('admin')).send('GET', PATH)).json();
    expect(body.data).toEqual({
      computed: { clients: null, projects: null, rating: 4, reviews: 1, answer_hours: null },
      findings: [],
    });
  });
});
