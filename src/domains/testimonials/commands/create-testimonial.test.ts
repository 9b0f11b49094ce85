import { describe, expect, it, vi } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createTestimonial } from './create-testimonial.server.ts';

useDatabase();

const FULL = {
  name: 'Odile Vernet',
  location: 'Crest',
  content: 'Toit refait en quatre jours.\nRien à redire.',
  rating: 4,
  image: '/media/portrait-1200.webp',
  experience_date: '2026-03-14',
  is_verified: true,
  is_active: false,
  sort_order: 20,
  created_at: '2026-04-02T09:30:00.000Z',
};

describe('createTestimonial', () => {
  describe('createTestimonial', () => {
    it('stores every field, and the day the review was published elsewhere', async () => {
      const testimonial = await createTestimonial(await asAdmin(), FULL);
      expect(testimonial).toEqual({ ...FULL, id: testimonial.id, updated_at: testimonial.updated_at });
    });

    it('requires only a name and a text; defaults to five stars, published now, unverified', async () => {
      const before = new Date().toISOString();
      const testimonial = await createTestimonial(await asAdmin(), { name: 'Odile', content: 'Merci.' });
      expect(testimonial).toMatchObject({
        rating: 5,
        is_active: true,
        is_verified: false,
        sort_order: 0,
        location: '',
      });
      expect(testimonial.created_at >= before).toBe(true);
    });

    it.each([
      { name: ' ' },
      { content: '' },
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { experience_date: '14/03/2026' },
      { experience_date: '2026-02-30' },
      { created_at: 'hier' },
      { sort_order: -1 },
      { image: 'javascript:alert(1)' },
      { image: '//ailleurs.example/portrait.jpg' },
    ])('refuses %j', async (wrong) => {
      await expect(createTestimonial(await asAdmin(), { ...FULL, ...wrong })).rejects.toMatchObject({
        code: 'invalid',
      });
    });

    it('writes an audit entry', async () => {
      const { id } = await createTestimonial(await asAdmin(), FULL);
      expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
        { action: 'testimonial.create', subject: `testimonial:${id}` },
      ]);
    });

    it('allows only administrators', async () => {
      await expect(createTestimonial(asVisitor(), FULL)).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(createTestimonial(asAccount(await anAccount()), FULL)).rejects.toMatchObject({ code: 'forbidden' });
    });
  });

  it('notifies the administrators when one of them adds a review, unless the settings disable it', async () => {
    const rung = () => db().selectFrom('notifications').select(['event', 'title']).execute();
    await createTestimonial(systemContext('fill'), FULL);
    expect(await rung()).toEqual([]);
    const admin = await asAdmin();
    await createTestimonial(admin, FULL);
    expect(await rung()).toEqual([{ event: 'testimonial', title: 'Nouveau témoignage' }]);
    await saveSettings(admin, { group: 'notifications', values: { testimonial_alerts: false } });
    await vi.waitFor(async () => {
      await db().deleteFrom('notifications').execute();
      await createTestimonial(admin, FULL);
      expect(await rung()).toEqual([]);
    });
  });
});
