import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { changeTestimonial } from './change-testimonial.server.ts';

useDatabase();
afterEach(() => freezeClock());

describe('changeTestimonial', () => {
  it.each([{ is_active: false }, { sort_order: 7 }, { rating: 3, content: 'Bien.' }])(
    'changes only %j',
    async (fields) => {
      freezeClock('2026-10-01T08:00:00Z');
      const review = await aTestimonial({ experience_date: '2026-03-04', is_verified: true });
      freezeClock('2026-10-02T08:00:00Z');
      const changed = await changeTestimonial(await asAdmin(), { id: review.id, ...fields });
      expect(changed).toEqual({ ...review, ...fields, updated_at: '2026-10-02T08:00:00.000Z' });
    },
  );

  it('adds new words to the search text', async () => {
    const { id } = await aTestimonial();
    await changeTestimonial(await asAdmin(), { id, location: 'Privas' });
    const row = await db().selectFrom('testimonials').select('search_text').executeTakeFirstOrThrow();
    expect(row.search_text).toContain('privas');
  });

  it('refuses a change when the review was saved by someone else meanwhile', async () => {
    freezeClock('2026-10-01T08:00:00Z');
    const { id, updated_at } = await aTestimonial();
    freezeClock('2026-10-01T08:01:00Z');
    const admin = await asAdmin();
    await changeTestimonial(admin, { id, rating: 4, updated_at });
    await expect(changeTestimonial(admin, { id, rating: 1, updated_at })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('writes the old and new values to the audit log', async () => {
    const { id } = await aTestimonial();
    await changeTestimonial(await asAdmin(), { id, is_active: false });
    expect(await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      action: 'testimonial.change',
      subject: `testimonial:${id}`,
      before: '{"is_active":true}',
      after: '{"is_active":false}',
    });
  });

  it.each([{ name: '' }, { content: ' ' }, { rating: 6 }, { sort_order: -1 }])('rejects %j', async (wrong) => {
    const { id } = await aTestimonial();
    await expect(changeTestimonial(await asAdmin(), { id, ...wrong })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('allows only administrators and rejects an unknown review', async () => {
    await expect(changeTestimonial(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(changeTestimonial(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
