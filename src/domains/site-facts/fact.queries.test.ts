import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readPromiseCheck } from './fact.queries.server.ts';

useDatabase();

describe('readPromiseCheck', () => {
  it('returns the figures of the data beside the findings', async () => {
    await aTestimonial({ rating: 4 });
    expect(await readPromiseCheck(await asAdmin(), {})).toEqual({
      computed: { clients: null, projects: null, rating: 4, reviews: 1, answer_hours: null },
      elsewhere: { hours: { value: '', declared_on: '' }, radius: { value: '', declared_on: '' } },
      findings: [],
    });
  });

  it('allows only those who may change settings', async () => {
    await expect(readPromiseCheck(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
    const path = '/admin/promises/check';
    expect((await (await signedIn('user')).send('GET', path)).status).toBe(403);
    expect((await (await signedIn('manager', { rights: ['content:change'] })).send('GET', path)).status).toBe(403);
    expect((await (await signedIn('manager', { rights: ['settings'] })).send('GET', path)).status).toBe(200);
  });
});
