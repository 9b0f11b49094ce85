import { describe, expect, it } from 'vitest';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { holdSettings } from '#src/domains/settings/site-state.internal.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordDemoRow, recordDemoSettings } from './demo-row.internal.server.ts';
import { type Departure, removeContent, removeSettings } from './leave-content.internal.server.ts';

useDatabase();

const none = (): Departure => ({ removed: {}, kept: [], subjects: [] });

describe('removeContent', () => {
  it('removes an invented review even if the owner corrected it, and keeps a work that the owner changed', async () => {
    const [review, work] = [await aTestimonial(), await aGalleryItem()];
    await recordDemoRow('testimonial', review.id);
    await recordDemoRow('gallery', work.id);
    await db().updateTable('testimonials').set({ content: 'Corrigé.' }).execute();
    await db().updateTable('gallery_items').set({ location: 'Nantes' }).execute();
    const departure = none();
    await removeContent(departure);
    expect(departure).toEqual({
      removed: { testimonial: 1 },
      kept: [{ kind: 'gallery', name: work.title }],
      subjects: [`testimonial:${review.id}`],
    });
  });

  it('counts no row that the owner has deleted already', async () => {
    await recordDemoRow('testimonial', 9_999);
    const departure = none();
    await removeContent(departure);
    expect(departure.removed).toEqual({});
  });
});

describe('removeSettings', () => {
  it('returns values of the demo to their defaults and keeps those that the owner entered', async () => {
    const values = { site_name: 'Toits fictifs', address: '12 chemin des Tuiliers', contact_phone: '04 65 71 00 12' };
    await storeSettings([{ group: 'general', values }]);
    await recordDemoSettings([{ group: 'general', values }]);
    await storeSettings([{ group: 'general', values: { contact_phone: '02 40 00 00 00' } }]);
    const departure = none();
    await removeSettings(await holdSettings(), departure);
    expect(departure.removed).toEqual({ setting: 2 });
    expect((await readSettings()).general).toMatchObject({
      ...{ site_name: 'Mon entreprise de toiture', address: '', contact_phone: '02 40 00 00 00' },
    });
  });
});
