import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { replyMessage } from '#src/domains/contact/commands/reply-message.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { closeLedger } from '#src/domains/sales/ledger/ledger-closing.internal.server.ts';
import { listClosings } from '#src/domains/sales/ledger/ledger-closing.queries.server.ts';
import { recordReceipt } from '#src/domains/sales/payments/commands/record-receipt.server.ts';
import { recordAcceptance } from '#src/domains/sales/quotes/commands/record-acceptance.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { leaveDemo } from '#src/domains/setup/commands/leave-demo.server.ts';
import { readDemoPresence } from '#src/domains/setup/demo-company.internal.server.ts';
import { verifyAudit } from '#src/platform/audit-verify.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening } from '#src/platform/events/events.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';
import { useFilledDatabase } from '#tests/support/database.ts';
import { fillDemo, isDemoFilled } from './fill-demo.server.ts';
import { recogniseDemo } from './recognise-demo.server.ts';

const NAME = 'Toitures du Pouzin';
/** Words that only the demo uses. */
const OF_THE_DEMO = /Pouzin|Vialle|Chambonnet|Mazoyer|Ardèche|courrier\.example|boite\.example/;

const GREY = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8fa0ac' } })
  .jpeg()
  .toBuffer();

/** The tests leave the demo on the days that follow. */
const FILLED_AT = '2026-11-20T09:00:00.000Z';

let folder = '';
useFilledDatabase(async () => {
  if (folder !== '') rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'leave-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  await listenToNodes();
  freezeClock(FILLED_AT);
  await fillDemo('test', async () => new Uint8Array(GREY));
  freezeClock();
  stopListening();
});
beforeEach(async () => {
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  await listenToNodes();
  await openGateway({ PAYMENTS: 'demo' });
});
afterEach(async () => {
  stopListening();
  freezeClock();
  await openGateway({ PAYMENTS: 'off' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const TABLES = [
  ...['services', 'blog_posts', 'gallery_items', 'testimonials', 'site_pictures', 'media', 'contact_messages'],
  ...['chat_sessions', 'chat_messages', 'quotes', 'quote_decisions', 'orders', 'invoices', 'invoice_balances'],
  ...['document_links', 'payments', 'notifications', 'demo_rows', 'settings', 'old_slugs'],
  ...['site_pages', 'site_page_versions', 'site_page_pictures'],
  ...['places', 'service_area', 'city_pages'],
];
const readRows = async (table: string): Promise<object[]> =>
  (await sql<object>`select * from ${sql.table(table)}`.execute(db())).rows;

/** Returns the tables that still hold rows, without those of the state of site and demo. */
async function findRest(): Promise<string[]> {
  const rest = await Promise.all(TABLES.map(async (table) => [table, (await readRows(table)).length] as const));
  return rest.filter(([, size]) => size > 0).map(([table, size]) => `${table} ${size}`);
}

const selectQuote = (email: string) =>
  db().selectFrom('quotes').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('leaving the demo', () => {
  it('removes every row that the demo made, and says how many of each kind', async () => {
    const { removed, kept, is_closed } = await leaveDemo(await asAdmin(), { company: NAME });
    expect(removed).toMatchObject({ service: 11, message: 7, testimonial: 21 });
    for (const kind of ['post', 'gallery', 'page', 'illustration', 'chat', 'quote', 'order', 'setting'] as const) {
      expect(removed[kind], kind).toBeGreaterThan(0);
    }
    expect(kept).toEqual([]);
    expect(is_closed).toBe(true);
    // State of the demo, and state and steps of the site.
    expect(await findRest()).toEqual(['settings 3']);
    expect(JSON.stringify(await readSettings())).not.toMatch(OF_THE_DEMO);
    expect(await readDemoPresence()).toMatchObject({ is_there: false, is_company: false });
    expect(await isDemoFilled()).toBe(true);
    await fillDemo('again');
    expect(await findRest()).toEqual(['settings 3']);
  });

  it('keeps both chains of hashes intact', async () => {
    freezeClock('2026-11-20T10:00:00.000Z');
    const admin = await asAdmin();
    await completeCompany();
    const real = await aQuote({ lines: ROOF_LINES, status: 'accepted', email: 'paule@essai.fr' });
    await openGateway({ PAYMENTS: 'off' });
    await recordReceipt(admin, { quoteId: real.id, amount: 900, means: 'transfer', received_on: '2026-11-20' });
    await openGateway({ PAYMENTS: 'demo' });
    await recordReceipt(admin, { quoteId: real.id, amount: 100, means: 'transfer', received_on: '2026-11-20' });
    freezeClock('2026-11-22T10:00:00.000Z');
    await closeLedger();
    const { general } = await readSettings();
    const { removed } = await leaveDemo(admin, { company: general.site_name });
    expect(removed).toMatchObject({ payment: 1, invoice: 1 });
    expect(await verifyLedger()).toMatchObject({ fault: undefined });
    expect((await verifyAudit()).finding).toBeUndefined();
    const stays = await selectQuote('paule@essai.fr');
    expect([stays.paid_cents, stays.demo_paid_cents]).toEqual([90_000, 0]);
    expect(await db().selectFrom('payments').select('provider').execute()).toEqual([{ provider: 'office' }]);
    const invoices = await db().selectFrom('invoices').select(['is_demo', 'gross_cents']).execute();
    expect(invoices).toEqual([{ is_demo: 0, gross_cents: 90_000 }]);
    freezeClock('2026-11-24T10:00:00.000Z');
    await closeLedger();
    expect(await verifyLedger()).toMatchObject({ fault: undefined });
    const { items } = await listClosings(admin, {});
    expect(items.map(({ is_demo }) => is_demo)).not.toContain(true);
    expect(items.length).toBeGreaterThan(0);
  });

  it('removes an answered message, the email about it and the notices', async () => {
    const admin = await asAdmin();
    const message = await db()
      .selectFrom('contact_messages')
      .selectAll()
      .where('email', '=', 'paul.astier@boite.example')
      .executeTakeFirstOrThrow();
    await replyMessage(admin, { id: message.id, reply: 'Nous passons demain.' });
    await leaveDemo(admin, { company: NAME });
    const mails = await db().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    expect(mails.map(({ payload }) => payload).join()).not.toMatch(OF_THE_DEMO);
    expect(JSON.stringify(await readRows('audit_log'))).not.toMatch(/Astier/);
    expect((await verifyAudit()).finding).toBeUndefined();
  });

  it('removes a quote of the demo that was accepted, paid and billed in the demonstration', async () => {
    freezeClock('2026-11-20T10:00:00.000Z');
    const admin = await asAdmin();
    await completeCompany();
    const quote = await selectQuote('elodie.chambonnet@boite.example');
    const agreement = { name: 'Élodie Chambonnet', accepted_on: '2026-11-19', means: 'signed_paper' as const };
    await recordAcceptance(admin, { id: quote.id, ...agreement });
    freezeClock('2026-12-10T10:00:00.000Z');
    await recordReceipt(admin, { quoteId: quote.id, amount: 500, means: 'transfer', received_on: '2026-12-10' });
    const { general } = await readSettings();
    await leaveDemo(admin, { company: general.site_name });
    for (const table of ['quotes', 'quote_decisions', 'orders', 'invoices', 'payments']) {
      expect(await readRows(table), table).toEqual([]);
    }
    expect(await verifyLedger()).toMatchObject({ fault: undefined });
  });

  it('keeps a quote of the demo on which real money was received, and names it', async () => {
    freezeClock('2026-11-20T10:00:00.000Z');
    const admin = await asAdmin();
    await completeCompany();
    await openGateway({ PAYMENTS: 'off' });
    const quote = await selectQuote('jm.vialle@courrier.example');
    await recordReceipt(admin, { quoteId: quote.id, amount: 500, means: 'transfer', received_on: '2026-11-20' });
    const { general } = await readSettings();
    const { kept } = await leaveDemo(admin, { company: general.site_name });
    expect(kept).toEqual([{ kind: 'quote', name: expect.stringMatching(/\d/) }]);
    expect((await readRows('quotes')).length).toBe(1);
    expect((await readRows('orders')).length).toBe(1);
    expect(await verifyLedger()).toMatchObject({ fault: undefined });
  });

  it('keeps what the owner made', async () => {
    await aService({ title: 'Bardage' });
    await aQuote({ email: 'paule@essai.fr' });
    await leaveDemo(await asAdmin(), { company: NAME });
    expect(await readRows('services')).toMatchObject([{ title: 'Bardage' }]);
    expect(await readRows('quotes')).toMatchObject([{ email: 'paule@essai.fr' }]);
  });

  it('recognises a demo that an earlier version filled, except for what reads otherwise', async () => {
    // The fill of an older site publishes its pages, and records them.
    await db().deleteFrom('demo_rows').where('kind', '<>', 'page').execute();
    await db().updateTable('services').set({ long_description: 'À nous.' }).where('slug', '=', 'zinguerie').execute();
    await recogniseDemo();
    await recogniseDemo();
    const { kept } = await leaveDemo(await asAdmin(), { company: NAME });
    expect(kept).toEqual([]);
    expect(await readRows('services')).toMatchObject([{ slug: 'zinguerie' }]);
    expect((await findRest()).filter((line) => !/^(settings|media)/.test(line))).toEqual(['services 1']);
  });
});
