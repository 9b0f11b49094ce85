import { isDeepStrictEqual } from 'node:util';
import { DEMO_SETTINGS } from '#demo/content/company.server.ts';
import { DEMO_MESSAGES } from '#demo/content/messages.server.ts';
import { PICTURE_ALTS } from '#demo/content/picture-alts.server.ts';
import { DEMO_SERVICES } from '#demo/content/services.server.ts';
import { SITE_PICTURES } from '#demo/content/site-pictures.server.ts';
import { listPosts } from '#src/domains/blog/blog.queries.server.ts';
import { changeMessage } from '#src/domains/contact/commands/change-message.server.ts';
import { sendMessage } from '#src/domains/contact/commands/send-message.server.ts';
import { countMessages } from '#src/domains/contact/contact.queries.server.ts';
import { listGallery } from '#src/domains/gallery/gallery.queries.server.ts';
import { placeIllustration } from '#src/domains/media/commands/place-illustration.server.ts';
import { readIllustrations } from '#src/domains/media/illustration.internal.server.ts';
import { createService } from '#src/domains/services/commands/create-service.server.ts';
import { listServices } from '#src/domains/services/service.queries.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { recordDemoRow, recordDemoSettings } from '#src/domains/setup/demo-row.internal.server.ts';
import { listTestimonials } from '#src/domains/testimonials/testimonial.queries.server.ts';
import { toSlug } from '#src/kernel/text.ts';
import { atInstant, isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { isDemoCompany } from './demo-company.server.ts';
import { fillBlog } from './fill-blog.server.ts';
import { fillChats } from './fill-chats.server.ts';
import { fillGallery } from './fill-gallery.server.ts';
import { fillPages, hasAllPages } from './fill-pages.server.ts';
import { fillPlaces, hasPlaces } from './fill-places.server.ts';
import { fillQuotes } from './fill-quotes.server.ts';
import { fillReviews } from './fill-reviews.server.ts';
import { type ReadPicture, readPicture } from './read-picture.server.ts';
import { storePictures } from './store-pictures.server.ts';

/** Caption next to the picture of a service. */
const CREDIT = 'Illustration';

const HOUR_SECONDS = 3_600;
/** Hours that a message waited before it was read. */
const READ_WITHIN_HOURS = 3;

/** Gap between two services, so that the owner can insert one. */
const SORT_STEP = 10;

/** Returns whether nothing needs filling: the demo content is complete, or an owner's own content exists. */
export async function isDemoFilled(): Promise<boolean> {
  const system = systemContext('demo');
  const settings = await readSettings();
  if (settings.demo.state === 'filled') return (await hasAllPages(system)) && !(await lacksPlaces(system));
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

/** Returns whether the demo company is without the places that an older version had in its program. */
const lacksPlaces = async (system: Context): Promise<boolean> => (await isDemoCompany()) && !(await hasPlaces(system));

/**
 * Builds the demo company through the operations, the same every time. Existing content is not changed,
 * so that an interrupted fill can be run again.
 */
export async function fillDemo(requestId: string, read: ReadPicture = readPicture): Promise<void> {
  const system = systemContext(requestId);
  const { demo } = await readSettings();
  // A site filled by an older version, whose pages were part of the program.
  if (demo.state === 'filled') {
    await fillPages(system);
    if (await isDemoCompany()) await fillPlaces(system);
    return;
  }
  if (demo.state === 'left') return;
  if (demo.state === 'none') await fillSettings(system);
  await fillServices(system, read);
  await fillPlaces(system);
  await fillReviews(system);
  await fillGallery(system, read);
  await fillSitePictures(system, read);
  await fillPages(system);
  await fillBlog(system, read);
  // In one transaction: keys as old as these messages soon expire and would not stop a second run from doubling them.
  await transaction(async () => {
    await fillMessages(system);
    await fillChats();
    await saveSettings(system, { group: 'demo', values: { state: 'filled' } });
  });
}

/** Stores the mark of a started fill with the first content: a partial fill never looks like an owner's content. */
async function fillSettings(system: Context): Promise<void> {
  await transaction(async () => {
    for (const settings of DEMO_SETTINGS) await saveSettings(system, settings);
    await recordDemoSettings(DEMO_SETTINGS);
    await saveSettings(system, { group: 'demo', values: { state: 'filling' } });
  });
}

async function fillServices(system: Context, read: ReadPicture): Promise<void> {
  const present = new Set((await listServices(system, {})).map(({ slug }) => slug));
  const missing = DEMO_SERVICES.filter(({ title }) => !present.has(toSlug(title)));
  const names = missing.flatMap(({ picture, heroPicture }) => [picture, heroPicture]);
  const getPath = await storePictures(names, read);
  for (const { paragraphs, picture, heroPicture, ...service } of missing) {
    const complete = {
      ...service,
      long_description: paragraphs.join('\n'),
      image: getPath(picture),
      image_alt: PICTURE_ALTS[picture],
      heroImage: getPath(heroPicture),
      hero_image_alt: PICTURE_ALTS[heroPicture],
      credit: CREDIT,
      sort_order: (DEMO_SERVICES.findIndex(({ title }) => title === service.title) + 1) * SORT_STEP,
    };
    await transaction(async () => {
      await recordDemoRow('service', (await createService(system, complete)).id);
    });
  }
}

async function fillSitePictures(system: Context, read: ReadPicture): Promise<void> {
  const placed = await readIllustrations();
  const missing = SITE_PICTURES.filter((name) => placed[name] === undefined);
  const getPath = await storePictures(missing, read);
  for (const name of missing) {
    await transaction(async () => {
      await placeIllustration(system, { name, image: getPath(name), alt: PICTURE_ALTS[name], is_neutral: true });
      await recordDemoRow('illustration', name);
    });
  }
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
