import { isDeepStrictEqual } from 'node:util';
import { DEMO_MESSAGES } from '#demo/office/messages.server.ts';
import { listPosts } from '#src/domains/blog/blog.queries.server.ts';
import { changeMessage } from '#src/domains/contact/commands/change-message.server.ts';
import { sendMessage } from '#src/domains/contact/commands/send-message.server.ts';
import { countMessages } from '#src/domains/contact/contact.queries.server.ts';
import { listGallery } from '#src/domains/gallery/gallery.queries.server.ts';
import { listStoredPlaces, readAreaRecord } from '#src/domains/places/zones/zone.queries.server.ts';
import { listServices } from '#src/domains/services/service.queries.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { recordDemoRow, recordDemoSettings } from '#src/domains/setup/demo-row.internal.server.ts';
import { listPages } from '#src/domains/site-pages/page.queries.server.ts';
import type { PlannedRecord } from '#src/domains/site-transfer/bundle-import.internal.server.ts';
import { getPart } from '#src/domains/site-transfer/bundle-parts.internal.server.ts';
import type { PartName } from '#src/domains/site-transfer/transfer-report.contract.ts';
import { listTestimonials } from '#src/domains/testimonials/testimonial.queries.server.ts';
import { atInstant, isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { isDemoCompany } from './demo-company.server.ts';
import { demoSettings } from './demo-site.server.ts';
import { fillChats } from './fill-chats.server.ts';
import { fillQuotes } from './fill-quotes.server.ts';
import { fillSite } from './fill-site.server.ts';
import { OFFICE_SETTINGS } from './office/office-settings.server.ts';
import { type ReadPicture, readPicture } from './read-picture.server.ts';

const HOUR_SECONDS = 3_600;
/** Hours that a message waited before it was read. */
const READ_WITHIN_HOURS = 1.5;

/** Returns whether nothing needs filling: the demo content is complete, or an owner's own content exists. */
export async function isDemoFilled(): Promise<boolean> {
  const system = systemContext('demo');
  const settings = await readSettings();
  if (settings.demo.state === 'filled') {
    return (await listUnsavedPages(system)).size === 0 && !(await lacksPlaces(system));
  }
  if (settings.demo.state !== 'none') return settings.demo.state === 'left';
  // The default of this setting depends on the payment mode.
  const { payments } = settings;
  const isEmpty =
    isDeepStrictEqual(settings, settingsFrom({ payments })) &&
    (await listServices(system, {})).length === 0 &&
    (await listTestimonials(system, { limit: 1 })).length === 0 &&
    (await listGallery(system, { limit: 1 })).length === 0 &&
    (await listPosts(system, { per_page: 1 })).items.length === 0 &&
    (await countMessages(system, {})).total === 0;
  return !isEmpty;
}

/** Returns the pages that nobody has ever saved. */
async function listUnsavedPages(system: Context): Promise<ReadonlySet<string>> {
  const pages = await listPages(system, {});
  return new Set(pages.filter(({ updated_at }) => updated_at === '').map(({ page }) => page));
}

/** Returns whether the demo company is without the places that an older version had in its program. */
async function lacksPlaces(system: Context): Promise<boolean> {
  if (!(await isDemoCompany())) return false;
  const [area, stored] = [await readAreaRecord(system, {}), await listStoredPlaces(system, {})];
  return area.updated_at === '' && stored.items.length === 0;
}

const OF_PLACES: readonly PartName[] = ['places', 'area', 'cities'];

/** Adds to a site filled by an older version the pages and places that were part of its program. */
async function completeDemo(system: Context, read: ReadPicture): Promise<void> {
  const [pages, needsPlaces] = [await listUnsavedPages(system), await lacksPlaces(system)];
  const isWanted = ({ part, record }: PlannedRecord): boolean =>
    part === 'pages' ? pages.has(getPart(part).keyOf(record)) : needsPlaces && OF_PLACES.includes(part);
  if (pages.size > 0 || needsPlaces) await fillSite(system, { isWanted, read });
}

/**
 * Builds the demo company, the same every time: its site by an import, what people wrote through the operations.
 * Existing content is not changed, so that an interrupted fill can be run again.
 */
export async function fillDemo(requestId: string, read: ReadPicture = readPicture): Promise<void> {
  const system = systemContext(requestId);
  const { demo } = await readSettings();
  if (demo.state === 'filled') return completeDemo(system, read);
  if (demo.state === 'left') return;
  // A fill that was interrupted has its settings; pages are never replaced.
  const pages = await listUnsavedPages(system);
  const isMissing = ({ part, outcome, record }: PlannedRecord): boolean =>
    part === 'pages' ? pages.has(getPart(part).keyOf(record)) : outcome === 'create';
  await (demo.state === 'none'
    ? fillSite(system, { isWanted: () => true, read, finish: () => fillSettings(system) })
    : fillSite(system, { isWanted: isMissing, read }));
  // In one transaction: keys as old as these messages soon expire and would not stop a second run from doubling them.
  await transaction(async () => {
    await fillMessages(system);
    await fillChats();
    await saveSettings(system, { group: 'demo', values: { state: 'filled' } });
  });
}

/** Stores the mark of a started fill with the first content: a partial fill never looks like an owner's content. */
async function fillSettings(system: Context): Promise<void> {
  for (const settings of OFFICE_SETTINGS) await saveSettings(system, settings);
  await recordDemoSettings(demoSettings());
  await saveSettings(system, { group: 'demo', values: { state: 'filling' } });
}

/** Stores each message once, by its key; later statuses and the records made from it can be set again safely. */
async function fillMessages(system: Context): Promise<void> {
  const opened = new Map<string, number>();
  for (const [index, { hoursAgo, status, answer, ...message }] of DEMO_MESSAGES.entries()) {
    const send = () => sendMessage({ ...system, repeat: { scope: 'demo', key: `message-${index + 1}` } }, message);
    const { id, quote_id } = await atInstant(isoIn(-hoursAgo * HOUR_SECONDS), send);
    await recordDemoRow('message', id);
    if (quote_id !== null) {
      opened.set(message.subject, quote_id);
      await recordDemoRow('quote', quote_id);
    }
    if (status === 'unread') continue;
    const answered = { id, status, ...(answer === undefined ? {} : { admin_response: answer }) };
    await atInstant(isoIn((READ_WITHIN_HOURS - hoursAgo) * HOUR_SECONDS), () => changeMessage(system, answered));
  }
  await fillQuotes(system, opened);
}
