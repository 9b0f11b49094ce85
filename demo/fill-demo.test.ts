import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMessages } from '#src/domains/contact/contact.queries.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { readIllustrations } from '#src/domains/media/illustration.internal.server.ts';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { listServices } from '#src/domains/services/service.queries.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { readPublishedPage } from '#src/domains/site-pages/page.internal.server.ts';
import { listPages } from '#src/domains/site-pages/page.queries.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { openStorage, storage } from '#src/platform/storage/storage.server.ts';
import { useDatabase, useFilledDatabase } from '#tests/support/database.ts';
import { demoRecords } from './demo-site.server.ts';
import { fillDemo, isDemoFilled } from './fill-demo.server.ts';

const system = systemContext('test');
const SLUGS = [
  'charpente',
  'couverture',
  'reparation-des-fuites',
  'demoussage',
  'nettoyage',
  'gouttieres',
  'isolation',
  'fenetres',
  'installation',
  'zinguerie',
  'entretien',
];

const GREY = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8fa0ac' } })
  .jpeg()
  .toBuffer();
const readPicture = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(GREY);

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  openStorage({ DATA_DIR: folder, S3_REGION: 'auto' });
  return folder;
}

/** Opens a database and the events between nodes, which clear the cache of settings. */
function useNode(fill?: () => Promise<void>): void {
  if (fill === undefined) useDatabase();
  else useFilledDatabase(fill);
  beforeEach(() => listenToNodes());
  afterEach(() => stopListening());
}

const fill = () => fillDemo('test', readPicture);
const ROWS = [
  'settings',
  'services',
  'site_pictures',
  'media',
  'contact_messages',
  'chat_sessions',
  'chat_messages',
  'quotes',
  'orders',
  'notifications',
] as const;
/** Returns every row of every table, without the time of its last update. */
const rows = async (): Promise<string[]> => {
  const tables = await Promise.all(ROWS.map((table) => db().selectFrom(table).selectAll().execute()));
  return tables.flatMap((found) => found.map((row) => JSON.stringify({ ...row, updated_at: '' })).sort());
};

describe('demo content', () => {
  let folder = '';
  useNode(async () => {
    if (folder !== '') rmSync(folder, { recursive: true });
    folder = openFolder();
    await listenToNodes();
    expect(await isDemoFilled()).toBe(false);
    await fill();
    stopListening();
  });
  beforeEach(() => openStorage({ DATA_DIR: folder, S3_REGION: 'auto' }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fills every field of every service and uses the expected slugs', async () => {
    const services = await listServices(system, {});
    expect(services.map(({ slug }) => slug).sort()).toEqual([...SLUGS].sort());
    for (const { id: _id, slug, process, ...service } of services) {
      for (const [field, value] of Object.entries(service)) expect(value, `${slug}.${field}`).not.toHaveLength(0);
      expect(
        process.map(({ step }) => step),
        slug,
      ).toEqual([1, 2, 3, 4]);
      for (const step of process) expect(Object.values(step), slug).not.toContain('');
      expect(service.features.length, slug).toBeGreaterThanOrEqual(5);
      expect(service.advantages.length, slug).toBeGreaterThanOrEqual(4);
      expect(service.sub_services.length, slug).toBeGreaterThanOrEqual(4);
      expect(service.materials.length, slug).toBeGreaterThanOrEqual(4);
      expect(service.long_description.split('\n').length, slug).toBeGreaterThanOrEqual(3);
    }
    const files = services.map(({ image }) => `${getImageKey(image)}-1200.webp`);
    expect(new Set(files).size).toBe(SLUGS.length);
    for (const file of files) expect(await storage().exists(file), file).toBe(true);
  });

  it('stores the site’s pictures with their alternative texts and notifies no person', async () => {
    const placed = await readIllustrations();
    const alts = Object.entries(placed).map(([name, { alt }]) => [name, alt]);
    expect(alts.sort()).toEqual(
      demoRecords('illustrations')
        .map(({ name, alt }) => [name, alt])
        .sort(),
    );
    const jobs = await db().selectFrom('jobs').select('kind').distinct().orderBy('kind').execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(['media-completion', 'media-release', 'media-sweep']);
    expect(await db().selectFrom('notifications').selectAll().execute()).toEqual([]);
  });

  it('stores messages in every status, and one company', async () => {
    const { items } = await listMessages(system, {});
    expect(items.map(({ status }) => status).sort()).toEqual([
      'archived',
      'read',
      'read',
      'replied',
      'unread',
      'unread',
      'unread',
    ]);
    expect(items.filter(({ is_quarantined }) => is_quarantined)).toEqual([]);
    expect(items.every(({ email }) => email.endsWith('.example'))).toBe(true);
    await expect
      .poll(() => readSettings())
      .toMatchObject({
        general: { site_name: 'Toitures du Pouzin', contact_phone: '04 65 71 00 12' },
        company: { postal_code: '07250', city: 'Le Pouzin' },
      });
  });

  it('dates requests within the last month, priced and accepted after they arrived', async () => {
    const ago = (iso: string | null) => (Date.now() - Date.parse(iso ?? '')) / 86_400_000;
    const { items: messages } = await listMessages(system, { sort_by: 'created_at', sort_order: 'asc' });
    const days = messages.map(({ created_at }) => ago(created_at));
    expect(days.toSorted((one, other) => other - one)).toEqual(days);
    expect([days[0], days.at(-1)]).toEqual([
      expect.toSatisfy((day) => day > 20 && day < 30),
      expect.toSatisfy((day) => day < 1),
    ]);
    const quotes = await db()
      .selectFrom('quotes')
      .select(['created_at', 'approved_at'])
      .orderBy('created_at')
      .execute();
    expect(quotes.map(({ created_at }) => created_at)).toEqual(
      messages.filter(({ quote_id }) => quote_id !== null).map(({ created_at }) => created_at),
    );
    const [accepted] = quotes;
    const [order] = await db().selectFrom('orders').select('created_at').execute();
    expect(ago(accepted?.approved_at ?? null)).toBeLessThan(ago(accepted?.created_at ?? null));
    expect(order?.created_at).toBe(accepted?.approved_at);
  });

  it('stays the same when filled again', async () => {
    expect(await isDemoFilled()).toBe(true);
    const before = await rows();
    await fill();
    expect(await rows()).toEqual(before);
  });

  it('completes what filling left undone', async () => {
    await db().deleteFrom('services').where('slug', '!=', 'zinguerie').execute();
    await db().deleteFrom('site_pictures').where('name', '=', 'equipe').execute();
    await saveSettings(system, { group: 'demo', values: { state: 'filling' } });
    await expect.poll(isDemoFilled).toBe(false);
    await fill();
    await expect.poll(isDemoFilled).toBe(true);
    const titles = (await listServices(system, {})).map(({ title }) => title);
    expect(titles).toEqual(demoRecords('services').map(({ title }) => title));
    expect(await readIllustrations()).toHaveProperty('equipe');
  });

  it.each(['filling', 'filled'] as const)('adds the pages that a demo %s by an older version lacks', async (state) => {
    const before = await listPages(system, {});
    await db().deleteFrom('site_page_versions').where('page', 'in', ['prices', 'zones']).execute();
    await db().deleteFrom('site_pages').where('page', 'in', ['prices', 'zones']).execute();
    await saveSettings(system, { group: 'demo', values: { state } });
    await fill();
    const after = await listPages(system, {});
    expect(after.filter(({ updated_at }) => updated_at === '')).toEqual([]);
    const isUnchanged = ({ page }: { page: string }): boolean => page !== 'prices' && page !== 'zones';
    expect(after.filter(isUnchanged)).toEqual(before.filter(isUnchanged));
    expect(await readPublishedPage('prices')).toEqual(
      demoRecords('pages').find(({ page }) => page === 'prices')?.document,
    );
  });
});

describe('isDemoFilled', () => {
  useNode();

  it.each<[string, () => Promise<unknown>]>([
    ['settings', () => saveSettings(system, { group: 'general', values: { site_name: 'Toits Martin' } })],
    ['a review', () => aTestimonial()],
    ['a work of the gallery', () => aGalleryItem()],
  ])('returns true once an owner has stored %s', async (_what, begin) => {
    expect(await isDemoFilled()).toBe(false);
    await begin();
    await expect.poll(isDemoFilled).toBe(true);
  });
});
