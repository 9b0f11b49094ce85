import { isDeepStrictEqual } from 'node:util';
import { listPosts } from '#src/domains/blog/operations/list-posts.server.ts';
import { changeMessage } from '#src/domains/contact/operations/change-message.server.ts';
import { countMessages } from '#src/domains/contact/operations/count-messages.server.ts';
import { sendMessage } from '#src/domains/contact/operations/send-message.server.ts';
import { listGallery } from '#src/domains/gallery/operations/list-gallery.server.ts';
import { createService } from '#src/domains/services/operations/create-service.server.ts';
import { listServices } from '#src/domains/services/operations/list-services.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { listIllustrations } from '#src/domains/site/operations/list-illustrations.server.ts';
import { placeIllustration } from '#src/domains/site/operations/place-illustration.server.ts';
import { listTestimonials } from '#src/domains/testimonials/operations/list-testimonials.server.ts';
import { slugOf } from '#src/kernel/text.ts';
import { asOf, isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { DEMO_SETTINGS } from './content/company.server.ts';
import { DEMO_MESSAGES } from './content/messages.server.ts';
import { HERO_PICTURES } from './content/service-pictures.server.ts';
import { DEMO_SERVICES } from './content/services.server.ts';
import { type DemoPictures, readPictures } from './demo-pictures.server.ts';
import { fillBlog } from './fill-blog.server.ts';
import { fillChats } from './fill-chats.server.ts';
import { fillGallery } from './fill-gallery.server.ts';
import { fillQuotes } from './fill-quotes.server.ts';
import { fillReviews } from './fill-reviews.server.ts';
import { storePictures } from './store-pictures.server.ts';

/** Said beside what is drawn. */
const CREDIT = 'Illustration';

const HOUR_SECONDS = 3_600;
/** How long a message waited before it was read. */
const READ_WITHIN_HOURS = 3;

/** Room between two services for one of the owner's. */
const SORT_STEP = 10;

/** Whether nothing is to be filled: the demo content is whole, or somebody else's content is there. */
export async function isDemoFilled(): Promise<boolean> {
  const system = systemContext('demo');
  const settings = await readSettings(system, {});
  if (settings.demo.state !== 'none') return settings.demo.state === 'filled';
  const isEmpty =
    isDeepStrictEqual(settings, settingsFrom({})) &&
    (await listServices(system, {})).length === 0 &&
    (await listTestimonials(system, { limit: 1 })).length === 0 &&
    (await listGallery(system, { limit: 1 })).length === 0 &&
    (await listPosts(system, { per_page: 1 })).items.length === 0 &&
    (await countMessages(system, {})).total === 0;
  return !isEmpty;
}

/**
 * Builds the demo company through the operations, the same every time. What is there already is left alone,
 * so that a fill which was cut short can be run again.
 */
export async function fillDemo(requestId: string, pictures: DemoPictures = readPictures()): Promise<void> {
  const system = systemContext(requestId);
  const { demo } = await readSettings(system, {});
  if (demo.state === 'filled') return;
  if (demo.state === 'none') await fillSettings(system);
  await fillServices(system, pictures);
  await fillReviews(system);
  await fillGallery(system, pictures);
  await fillIllustrations(system, pictures);
  await fillBlog(system, pictures);
  // At once: keys as old as these messages are soon forgotten, and would not keep a second run from doubling them.
  await transaction(async () => {
    await fillMessages(system);
    await fillChats(system);
    await saveSettings(system, { group: 'demo', values: { state: 'filled' } });
  });
}

/** The mark that a fill has begun is stored with the first content: half of it never looks like somebody else's. */
async function fillSettings(system: Context): Promise<void> {
  await transaction(async () => {
    for (const settings of DEMO_SETTINGS) await saveSettings(system, settings);
    await saveSettings(system, { group: 'demo', values: { state: 'filling' } });
  });
}

async function fillServices(system: Context, pictures: DemoPictures): Promise<void> {
  const present = new Set((await listServices(system, {})).map(({ slug }) => slug));
  const missing = DEMO_SERVICES.filter(({ title }) => !present.has(slugOf(title)));
  const heroOf = (name: string): string => {
    const hero = HERO_PICTURES[name] ?? name;
    return pictures[hero] === undefined ? name : hero;
  };
  const names = missing.map(({ title }) => slugOf(title));
  const stored = await storePictures(system, [...new Set(names.flatMap((name) => [name, heroOf(name)]))], pictures);
  for (const { paragraphs, ...service } of missing) {
    const name = slugOf(service.title);
    const hero = heroOf(name);
    await createService(system, {
      ...service,
      long_description: paragraphs.join('\n'),
      image: stored.get(name) ?? '',
      image_alt: pictures[name]?.alt ?? '',
      heroImage: stored.get(hero) ?? '',
      hero_image_alt: pictures[hero]?.alt ?? '',
      credit: pictures[name] === undefined ? '' : CREDIT,
      sort_order: (DEMO_SERVICES.findIndex(({ title }) => title === service.title) + 1) * SORT_STEP,
    });
  }
}

/** Drawings that belong to a row of their room, not to a place on the pages. */
const OF_A_ROW = /^((blog|galerie)-|(avant|apres)-(?!demoussage$))/;

/** Every other drawing has its place on the public pages. */
async function fillIllustrations(system: Context, pictures: DemoPictures): Promise<void> {
  const placed = await listIllustrations(system, {});
  const ofServices = new Set(DEMO_SERVICES.map(({ title }) => slugOf(title)));
  const missing = Object.keys(pictures).filter(
    (name) => !ofServices.has(name) && !OF_A_ROW.test(name) && placed[name] === undefined,
  );
  for (const [name, image] of await storePictures(system, missing, pictures)) {
    await placeIllustration(system, { name, image, alt: pictures[name]?.alt ?? '' });
  }
}

/** The key makes each message one message; its later statuses, and what became of it, are set anew without harm. */
async function fillMessages(system: Context): Promise<void> {
  const opened = new Map<string, number>();
  for (const [index, { hoursAgo, status, answer, ...message }] of DEMO_MESSAGES.entries()) {
    const send = () => sendMessage({ ...system, repeat: { scope: 'demo', key: `message-${index + 1}` } }, message);
    const { id, quote_id } = await asOf(isoIn(-hoursAgo * HOUR_SECONDS), send);
    if (quote_id !== null) opened.set(message.subject, quote_id);
    if (status === 'unread') continue;
    const answered = { id, status, ...(answer === undefined ? {} : { admin_response: answer }) };
    await asOf(isoIn((READ_WITHIN_HOURS - hoursAgo) * HOUR_SECONDS), () => changeMessage(system, answered));
  }
  await fillQuotes(system, opened);
}
