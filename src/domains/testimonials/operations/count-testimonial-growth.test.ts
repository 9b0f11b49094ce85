import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { countTestimonialGrowth } from './count-testimonial-growth.server.ts';

useDatabase();
describe('countTestimonialGrowth', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';

  it('counts all and published reviews, now and at an instant', async () => {
    const admin = await asAdmin();
    const nothing = { total: 0, visible: 0, total_before: 0, visible_before: 0 };
    expect(await countTestimonialGrowth(admin, { since: SINCE })).toEqual(nothing);
    freezeClock('2026-10-31T23:59:59.999Z');
    await aTestimonial({ name: 'Un' });
    await aTestimonial({ name: 'Deux', is_active: false });
    freezeClock(SINCE);
    await aTestimonial({ name: 'Trois' });
    expect(await countTestimonialGrowth(admin, { since: SINCE })).toEqual({
      total: 3,
      visible: 2,
      total_before: 2,
      visible_before: 1,
    });
  });

  it('allows only administrators', async () => {
    await expect(countTestimonialGrowth(asVisitor(), { since: SINCE })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
