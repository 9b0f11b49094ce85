import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { RIGHTS, rightsNeeded } from '#src/kernel/actor.ts';
import { useDatabase } from '#tests/support/database.ts';
import {
  countQuickStats,
  EXPORTERS,
  findExportPages,
  listRecentWork,
  READERS,
  readAs,
  searchRecords,
} from './dashboard.internal.server.ts';
import { EXPORT_TYPES } from './dashboard-export.contract.ts';
import { FOUND_KINDS } from './search.contract.ts';

useDatabase();

describe('readAs', () => {
  it.each(FOUND_KINDS)('reads %s only for a manager with the right to them', async (kind) => {
    const read = async () => 'records';
    const others = RIGHTS.filter(
      (right) => right !== READERS[kind] && right !== READERS[kind].replace(':read', ':change'),
    );
    expect(await readAs(await asColleague(READERS[kind]), kind, read)).toBe('records');
    expect(await readAs(await asColleague(...others), kind, read)).toBeNull();
    expect(await readAs(asVisitor(), kind, read)).toBeNull();
  });
});

describe('countQuickStats', () => {
  const SINCE = '2026-01-01T00:00:00.000Z';

  it('takes each figure from its domain', async () => {
    const admin = await asAdmin();
    await aService({ title: 'Zinguerie' });
    await aService({ title: 'Charpente', is_active: false });
    await aGalleryItem({ is_active: false });
    const { quick_stats, todo } = await countQuickStats(admin, SINCE);
    expect(quick_stats).toMatchObject({
      active_services: 1,
      total_services: 2,
      total_gallery_items: 1,
      total_users: 1,
    });
    expect(todo.drafts).toEqual({ blog: 0, gallery: 1, testimonials: 0, services: 1 });
  });
});

describe('listRecentWork', () => {
  it('lists the newest records of each kind, a quote with the message that opened it', async () => {
    const { id, quote_id } = await aMessage({ name: 'Odile', subject: 'Demande de devis - Zinguerie' });
    await aPost({ title: 'Le gel' });
    await aTestimonial({ name: 'Anna' });
    expect(await listRecentWork(await asAdmin(), 5)).toMatchObject({
      recent_quotes: [{ id: quote_id, client_name: 'Odile', message_id: id, status: 'pending', stage: 'pending' }],
      recent_messages: [{ id, name: 'Odile' }],
      recent_blog_posts: [{ title: 'Le gel', is_published: true }],
      recent_testimonials: [{ name: 'Anna', is_active: true }],
    });
  });
});

describe('searchRecords', () => {
  it('finds quotes and messages only for managers with the right to them', async () => {
    await aMessage({ name: 'Zoé Crémieu', subject: 'Demande de devis - Zinguerie' });
    await anInvoice({ client_name: 'Marc Crémieu' });
    const kinds = async (...rights: Parameters<typeof asColleague>) =>
      (await searchRecords(await asColleague(...rights), 'cremieu')).map(({ kind }) => kind);
    expect(await kinds('requests:read')).toEqual(['messages']);
    expect(await kinds('sales:read')).toEqual(['quotes', 'orders']);
    expect(await kinds('money')).toEqual(['invoices']);
  });
});

describe('findExportPages', () => {
  it.each(EXPORT_TYPES)(
    'exports %s only for a manager with each right that their own export requires',
    async (type) => {
      const needed = rightsNeeded(EXPORTERS[type]);
      expect((await findExportPages(await asColleague(...needed), type)).count).toBe(0);
      for (const missing of needed) {
        const others = RIGHTS.filter((right) => right !== missing && right !== missing.replace(':read', ':change'));
        const colleague = await asColleague(...others);
        expect(() => findExportPages(colleague, type)).toThrow(expect.objectContaining({ code: 'forbidden' }));
      }
    },
  );
});
