import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAdmin, asColleague, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { changeMessage } from '#src/domains/contact/commands/change-message.server.ts';
import { replyMessage } from '#src/domains/contact/commands/reply-message.server.ts';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { aSubscriber } from '#src/domains/newsletter/newsletter.fixture.server.ts';
import { anInvoice } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { aPayment } from '#src/domains/sales/payments/payment.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { freezeClock, nowIso } from '#src/platform/clock.server.ts';
import { setDataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readDashboard, readDiskSpace, searchEverywhere } from './dashboard.queries.server.ts';
import { FOUND_KINDS, FOUND_PER_KIND } from './search.contract.ts';

useDatabase();

describe('readDashboard', () => {
  afterEach(() => freezeClock());

  const NOW = '2026-11-21T09:00:00.000Z';

  async function accept(quoteId: number | null, amount_cents: number): Promise<void> {
    await db()
      .updateTable('quotes')
      .set({ status: 'accepted', amount_cents, approved_at: nowIso(), updated_at: nowIso() })
      .where('id', '=', quoteId ?? 0)
      .execute();
  }

  describe('readDashboard', () => {
    it('returns empty figures when nothing is stored', async () => {
      freezeClock(NOW);
      const dashboard = await readDashboard(await asAdmin(), {});
      expect(dashboard.quick_stats).toMatchObject({ pending_quotes: 0, total_revenue: 0, total_users: 1 });
      expect(dashboard.trends.pending_quotes).toEqual({ previous: 0, change: null });
      expect(dashboard.trends.unread_messages).toEqual({ previous: null, change: null });
      expect(dashboard.performance_metrics).toEqual({
        conversion_rate: null,
        customer_satisfaction: null,
        average_response_time: 24,
        is_response_assumed: true,
        response_score: 76,
        monthly_growth: null,
      });
      expect([dashboard.service_distribution, dashboard.recent_quotes]).toEqual([[], []]);
      expect(dashboard.monthly_revenue).toHaveLength(30);
    });

    it('counts, compares and lists what is stored', async () => {
      const admin = await asAdmin();
      freezeClock('2026-10-01T08:00:00.000Z');
      const early = await aMessage({ name: 'Ancienne', subject: 'Demande de devis - Couverture' });
      await changeMessage(admin, { id: early.id, status: 'read' });
      freezeClock('2026-11-20T08:00:00.000Z');
      await accept(early.quote_id, 250_000);
      const late = await aMessage({ name: 'Récente', subject: 'Demande de devis - Zinguerie' });
      await aMessage({ name: 'Curieux', subject: 'Bonjour' });
      await aPost({ is_published: false });
      await aTestimonial({ rating: 4 });
      freezeClock('2026-11-20T14:00:00.000Z');
      await replyMessage(admin, { id: late.id, reply: 'Bonjour.' });
      await storeSettings([{ group: 'promises', values: { answer_hours: { source: 'declared', value: 2 } } }]);
      freezeClock(NOW);

      const dashboard = await readDashboard(admin, { period: 'month' });
      expect(dashboard.quick_stats).toMatchObject({
        pending_quotes: 1,
        approved_quotes: 1,
        published_blog_posts: 0,
        approved_testimonials: 1,
        total_quotes: 2,
        total_contact_messages: 3,
        unread_messages: 1,
      });
      expect(dashboard.trends).toMatchObject({
        total_quotes: { previous: 1, change: 100 },
        pending_quotes: { previous: 1, change: 0 },
        approved_quotes: { previous: 0, change: null },
      });
      expect(dashboard.todo).toEqual({
        unread_messages: { count: 1, oldest_at: '2026-11-20T08:00:00.000Z' },
        pending_quotes: { count: 1, oldest_at: '2026-11-20T08:00:00.000Z' },
        drafts: { blog: 1, gallery: 0, testimonials: 0, services: 0 },
        contradicted_promises: 1,
      });
      expect(dashboard.monthly_revenue.at(-2)).toEqual({
        month: '2026-11-20',
        revenue: 0,
        quotes: 1,
        accepted_quotes: 1,
      });
      expect(dashboard.service_distribution).toEqual([
        { service: 'Couverture', count: 1, amount: 2500, percentage: 50 },
        { service: 'Zinguerie', count: 1, amount: 0, percentage: 50 },
      ]);
      expect(dashboard.performance_metrics).toEqual({
        conversion_rate: 50,
        customer_satisfaction: 80,
        average_response_time: 6,
        is_response_assumed: false,
        response_score: 94,
        monthly_growth: 0,
      });
      expect(dashboard.recent_quotes[0]).toMatchObject({ client_name: 'Récente', message_id: late.id, amount: null });
      expect(dashboard.recent_messages.map(({ name }) => name)).toEqual(['Curieux', 'Récente', 'Ancienne']);
      expect(dashboard.status_distribution.messages).toEqual([
        { status: 'unread', count: 1 },
        { status: 'read', count: 1 },
        { status: 'replied', count: 1 },
        { status: 'archived', count: 0 },
      ]);
    });

    it.each([
      ['quarter', 13],
      ['year', 12],
    ] as const)('divides a %s into %i spans that include all its quotes', async (period, count) => {
      freezeClock('2026-10-01T08:00:00.000Z');
      await aMessage({ subject: 'Demande de devis - Couverture' });
      freezeClock(NOW);
      const { monthly_revenue } = await readDashboard(await asAdmin(), { period });
      expect(monthly_revenue).toHaveLength(count);
      expect(monthly_revenue.reduce((sum, { quotes }) => sum + (quotes ?? 0), 0)).toBe(1);
    });

    it('allows only administrators and known periods', async () => {
      await expect(readDashboard(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
      const odd = { period: 'decade' } as unknown as Parameters<typeof readDashboard>[1];
      await expect(readDashboard(await asAdmin(), odd)).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  describe('readDashboard for a manager', () => {
    it('omits all amounts without the right to money', async () => {
      await aMessage({ subject: 'Demande de devis - Couverture' });
      const assistant = await asColleague('requests:read', 'sales:read', 'content:read');
      const { quick_stats, trends, monthly_revenue } = await readDashboard(assistant, {});
      expect(quick_stats).toMatchObject({ total_quotes: 1, unread_messages: 1, total_services: 0 });
      expect([quick_stats, trends].flatMap((figures) => Object.keys(figures))).not.toContain('total_revenue');
      expect(quick_stats).not.toHaveProperty('total_users');
      expect(new Set(monthly_revenue.map(({ revenue }) => revenue))).toEqual(new Set([null]));
      expect(monthly_revenue.reduce((sum, { quotes }) => sum + (quotes ?? 0), 0)).toBe(1);
    });

    it('returns only amounts to a manager with only the right to money', async () => {
      await aMessage({ subject: 'Demande de devis - Couverture' });
      await aPost();
      const dashboard = await readDashboard(await asColleague('money'), {});
      expect(Object.keys(dashboard.quick_stats)).toEqual(['total_revenue']);
      expect(dashboard.todo).toEqual({
        unread_messages: null,
        pending_quotes: null,
        drafts: null,
        contradicted_promises: null,
      });
      expect([dashboard.recent_quotes, dashboard.recent_messages, dashboard.recent_blog_posts]).toEqual([[], [], []]);
      expect(dashboard.monthly_revenue[0]).toMatchObject({ revenue: 0, quotes: null, accepted_quotes: null });
      expect(dashboard.performance_metrics).toMatchObject({ conversion_rate: null, response_score: null });
    });

    it('omits charts and lists for a manager with only the right to settings', async () => {
      const dashboard = await readDashboard(await asColleague('settings'), {});
      expect([dashboard.quick_stats, dashboard.monthly_revenue, dashboard.service_distribution]).toEqual([{}, [], []]);
    });
  });
});

describe('readDiskSpace', () => {
  it('returns the free bytes without a path', async () => {
    setDataFolder(mkdtempSync(join(tmpdir(), 'faitage-disk-')));
    const space = await readDiskSpace(systemContext('test'), {});
    expect(Object.keys(space).sort()).toEqual(['free_bytes', 'level']);
    expect(space.free_bytes).toBeGreaterThan(0);
  });

  it('returns null without a warning where the space is unknown', async () => {
    setDataFolder(join(tmpdir(), 'faitage-no-such-disk'));
    expect(await readDiskSpace(systemContext('test'), {})).toEqual({ free_bytes: null, level: 'enough' });
  });

  it('refuses an anonymous visitor', async () => {
    await expect(readDiskSpace(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('searchEverywhere', () => {
  it('finds records of every kind, each with its link', async () => {
    const admin = await asAdmin();
    const { id, quote_id } = await aMessage({ name: 'Zoé Crémieu', subject: 'Demande de devis - Zinguerie' });
    // Creates its order as well.
    await anInvoice({ client_name: 'Marc Crémieu' });
    await aPayment({ customer_name: 'Paule Crémieu' });
    await aService({ title: 'Toits de Crémieu' });
    await aPost({ title: 'Un hiver à Crémieu' });
    await aGalleryItem({ title: 'Halle de Crémieu' });
    await aTestimonial({ name: 'Paul', location: 'Crémieu' });
    await anAccount({ name: 'Jean Crémieu' });
    await aSubscriber('lettre@cremieu.example');
    const results = await searchEverywhere(admin, { q: 'CRÉMIEU' });
    expect(results.map(({ kind }) => kind)).toEqual([...FOUND_KINDS]);
    expect(results.slice(0, 2)).toEqual([
      {
        kind: 'messages',
        id,
        title: 'Zoé Crémieu',
        subtitle: 'Demande de devis - Zinguerie',
        link: `/admin/contact?view=${id}`,
      },
      expect.objectContaining({ kind: 'quotes', subtitle: 'Zinguerie', link: `/admin/quotes?view=${quote_id}` }),
    ]);
    expect(await searchEverywhere(admin, { q: 'introuvable' })).toEqual([]);
  });

  it('returns a few records of each kind, newest first', async () => {
    for (let place = 0; place <= FOUND_PER_KIND; place += 1) await aTestimonial({ name: `Odile ${place}` });
    const searchResults = await searchEverywhere(await asAdmin(), { q: 'odile' });
    expect(searchResults).toHaveLength(FOUND_PER_KIND);
    expect(searchResults[0]?.title).toBe(`Odile ${FOUND_PER_KIND}`);
  });

  it('allows only administrators and requires at least two characters', async () => {
    await expect(searchEverywhere(asVisitor(), { q: 'abc' })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(searchEverywhere(await asAdmin(), { q: ' a ' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('finds for a manager only the kinds that their rights allow', async () => {
    await anInvoice({ client_name: 'Marc Crémieu' });
    await aPayment({ customer_name: 'Paule Crémieu' });
    await aPost({ title: 'Un hiver à Crémieu' });
    await anAccount({ name: 'Jean Crémieu' });
    const kinds = async (...rights: Parameters<typeof asColleague>) =>
      (await searchEverywhere(await asColleague(...rights), { q: 'Crémieu' })).map(({ kind }) => kind);
    expect(await kinds('requests:read', 'sales:read', 'content:read')).toEqual(['orders', 'articles']);
    expect(await kinds('money')).toEqual(['invoices', 'payments']);
    expect(await kinds('people')).toEqual(['users']);
    expect(await kinds('settings')).toEqual([]);
  });
});
