import { isDeepStrictEqual } from 'node:util';
import { DEMO_CHATS } from '#demo/office/chats.server.ts';
import { DEMO_MESSAGES } from '#demo/office/messages.server.ts';
import { listAllPosts, openPost } from '#src/domains/blog/blog.queries.server.ts';
import { findRelatedChats } from '#src/domains/chat/chat.internal.server.ts';
import { findRelatedMessages } from '#src/domains/contact/contact.internal.server.ts';
import { listGalleryItems } from '#src/domains/gallery/gallery.queries.server.ts';
import { readIllustrations } from '#src/domains/media/illustration.internal.server.ts';
import { openCityPage } from '#src/domains/places/cities/city.queries.server.ts';
import { listStoredPlaces, readAreaRecord } from '#src/domains/places/zones/zone.queries.server.ts';
import { findRelatedOrders } from '#src/domains/sales/orders/demo-order.internal.server.ts';
import { findRelatedQuotes } from '#src/domains/sales/quotes/demo-quote.internal.server.ts';
import { listStoredServices } from '#src/domains/services/service.queries.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { hasRecordedDemo } from '#src/domains/setup/demo-company.internal.server.ts';
import type { DemoKind } from '#src/domains/setup/demo-row.contract.ts';
import { recordDemoRow, recordDemoSettings } from '#src/domains/setup/demo-row.internal.server.ts';
import { listAllTestimonials } from '#src/domains/testimonials/testimonial.queries.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { type Context, systemContext } from '#src/platform/operation.server.ts';
import { demoRecords, demoSettings } from './demo-site.server.ts';
import { AREA_ROW } from './fill-site.server.ts';

/** More rows of one kind than any site has. */
const ALL = { per_page: 100_000 };

/** Returns the ids of the content that still reads as the demo wrote it; what reads otherwise is the owner's. */
async function findContent(system: Context): Promise<[DemoKind, number | string][]> {
  const known = { services: demoRecords('services'), posts: demoRecords('posts'), works: demoRecords('gallery') };
  const services = (await listStoredServices(system, ALL)).items.filter((service) =>
    known.services.some(
      ({ title, long_description }) => title === service.title && long_description === service.long_description,
    ),
  );
  const cards = (await listAllPosts(system, ALL)).items.filter(({ title }) =>
    known.posts.some((article) => article.title === title),
  );
  const posts = (await Promise.all(cards.map(({ id }) => openPost(system, { id })))).filter((post) =>
    known.posts.some(({ title, content }) => title === post.title && content === post.content),
  );
  const works = (await listGalleryItems(system, ALL)).items.filter((item) =>
    known.works.some(({ title, description }) => title === item.title && description === item.description),
  );
  const placed = await readIllustrations();
  const pictures = demoRecords('illustrations').filter(({ name, alt }) => placed[name]?.alt === alt);
  return [
    ...services.map(({ id }) => ['service', id] as [DemoKind, number]),
    ...posts.map(({ id }) => ['post', id] as [DemoKind, number]),
    ...works.map(({ id }) => ['gallery', id] as [DemoKind, number]),
    ...pictures.map(({ name }) => ['illustration', name] as [DemoKind, string]),
  ];
}

/** Returns the places, the area and the city pages that still read as the demo wrote them. */
async function findPlaces(system: Context): Promise<[DemoKind, number][]> {
  const [known, area] = [demoRecords('places'), demoRecords('area')[0]];
  const written = new Map(demoRecords('cities').map(({ place, content }) => [place, content]));
  const places = (await listStoredPlaces(system, ALL)).items.filter((place) =>
    known.some(({ name, description }) => name === place.name && description === place.description),
  );
  const pages = await Promise.all(places.map(({ id }) => openCityPage(system, { id })));
  const cities = pages.filter(({ slug, content }) => isDeepStrictEqual(content, written.get(slug)));
  const { texts } = await readAreaRecord(system, {});
  return [
    ...places.map(({ id }) => ['place', id] as [DemoKind, number]),
    ...cities.map(({ id }) => ['city', id] as [DemoKind, number]),
    ...(isDeepStrictEqual(texts, area?.texts) ? [['area', AREA_ROW] as [DemoKind, number]] : []),
  ];
}

/** Returns the ids of what fictitious people wrote, whatever was answered, and of their quotes and orders. */
async function findPeople(system: Context): Promise<[DemoKind, number][]> {
  const known = demoRecords('testimonials');
  const reviews = (await listAllTestimonials(system, ALL)).items.filter((review) =>
    known.some(({ name, created_at }) => name === review.name && created_at === review.created_at),
  );
  const emails = [...DEMO_MESSAGES, ...DEMO_CHATS].map(({ email }) => email.toLowerCase());
  const quotes = await findRelatedQuotes({ ids: [], emails });
  const groups: [DemoKind, { id: number }[]][] = [
    ['testimonial', reviews],
    ['message', await findRelatedMessages({ ids: [], emails })],
    ['chat', await findRelatedChats({ ids: [], emails })],
    ['quote', quotes],
    ['order', await findRelatedOrders({ quotes: quotes.map(({ id }) => id), emails })],
  ];
  return groups.flatMap(([kind, rows]) => rows.map(({ id }) => [kind, id] as [DemoKind, number]));
}

/** Records the rows of a demo that an earlier version filled, so that its owner can leave it too. */
export async function recogniseDemo(): Promise<void> {
  const { demo } = await readSettings();
  if (demo.state !== 'filled' || (await hasRecordedDemo())) return;
  const system = systemContext('demo');
  const found = [...(await findContent(system)), ...(await findPlaces(system)), ...(await findPeople(system))];
  await transaction(async () => {
    await recordDemoSettings(demoSettings());
    for (const [kind, id] of found) await recordDemoRow(kind, id);
  });
}
