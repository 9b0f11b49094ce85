import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countQuickStats } from './count-quick-stats.server.ts';

useDatabase();

const SINCE = '2026-01-01T00:00:00.000Z';

describe('countQuickStats', () => {
  it('takes each figure from its domain', async () => {
    const admin = await asAdmin();
    await aService({ title: 'Zinguerie' });
    await aService({ title: 'Charpente', is_active: false });
    await aGalleryItem({ is_active: false });
    const { quick_stats, todo } = await countQuickStats(admin, { since: SINCE });
    expect(quick_stats).toMatchObject({
      active_services: 1,
      total_services: 2,
      total_gallery_items: 1,
      total_users: 1,
    });
    expect(todo.drafts).toEqual({ blog: 0, gallery: 1, testimonials: 0, services: 1 });
  });

  it('allows only administrators', async () => {
    await expect(countQuickStats(asVisitor(), { since: SINCE })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
