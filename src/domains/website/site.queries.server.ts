import { z } from 'zod';
import { listPublishedAddresses, readPublishedPost } from '#src/domains/blog/blog.internal.server.ts';
import type { Illustrations } from '#src/domains/media/illustration.contract.ts';
import { readIllustrations, readMarks } from '#src/domains/media/illustration.internal.server.ts';
import { listTowns } from '#src/domains/places/cities/city.internal.server.ts';
import { readArea, readAreaFacts } from '#src/domains/places/zones/zone.internal.server.ts';
import { NO_AREA } from '#src/domains/places/zones/zone.rules.ts';
import { CARD_FEATURES, DEFAULT_CATEGORY, type Service } from '#src/domains/services/service.contract.ts';
import { listPublishedServices, readPublishedService } from '#src/domains/services/service.internal.server.ts';
import { getPlaceholder } from '#src/domains/services/service-picture.views.ts';
import type { RecordFacts } from '#src/domains/settings/fact.views.ts';
import { getOwnMenus } from '#src/domains/settings/menu.views.ts';
import { offersEmail, readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import { getFacts, readFigures } from '#src/domains/site-facts/fact.internal.server.ts';
import { PAGE_KEYS, PAGES } from '#src/domains/site-pages/page.contract.ts';
import { readPublishedPage } from '#src/domains/site-pages/page.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { PLACEHOLDER_NAMES } from '#src/kernel/placeholder-names.ts';
import { type Facts, fillPlaceholders } from '#src/kernel/placeholders.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { getAudienceHost } from '#src/platform/audience/audience.server.ts';
import { pageContent } from '#src/platform/content-cache.server.ts';
import { type Context, query } from '#src/platform/operation.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { toFrameLogo } from './logo.views.ts';
import { PublicPage } from './public-page.contract.ts';
import { type FixedPage, fixedPage, pageOfCity, pageOfPost, pageOfService } from './public-page.views.ts';
import { PUBLIC_PAGES_TEXTS } from './public-pages.texts.ts';
import { PublicFrame } from './site.contract.ts';

/** Services that a description names. */
const NAMED_SERVICES = 5;

/** Returns what texts can say about places and services. */
async function readRecordFacts(services: readonly Pick<Service, 'title'>[]): Promise<RecordFacts> {
  const titles = services.slice(0, NAMED_SERVICES).map(({ title }) => title);
  return { ...(await readAreaFacts()), trades: titles.join(', ') };
}

async function readFacts(): Promise<Facts> {
  const [settings, computed, area, services] = await Promise.all([
    readSettings(),
    readFigures(),
    readArea(),
    listPublishedServices(),
  ]);
  return getFacts(settings, { computed, area, records: await readRecordFacts(services) });
}

/** Returns what texts of the site can say, so that an editor knows which sentences do not show. */
export const readSiteFacts = query({
  allow: 'content:read',
  input: z.object({}),
  output: z.record(z.enum(PLACEHOLDER_NAMES), z.string()),
  run: readFacts,
});

/** Names a page made of sections as its owner does. */
async function named(page: FixedPage): Promise<FixedPage> {
  const key = PAGE_KEYS.find((one) => PAGES[one] === page.path);
  const name = key === undefined ? '' : (await readPublishedPage(key)).meta.name;
  if (!name.includes('{')) return { ...page, title: name || page.title };
  return { ...page, title: fillPlaceholders(name, await readFacts()) || page.title };
}

/** Finds a public page by its path, whatever its type. */
export const findPublicPage = query({
  allow: 'anyone',
  input: z.object({ path: z.string().max(300) }),
  output: PublicPage,
  run: async ({ path }) => {
    const fixed = PUBLIC_PAGES_TEXTS.pages.find((page) => page.path === path);
    if (fixed !== undefined) return fixedPage(await named(fixed), await readIllustrations());
    const [, folder, slug = ''] = /^\/(services|blog)\/([a-z0-9-]{1,220})$/.exec(path) ?? [];
    const city = folder === 'services' && (await listTowns()).find((town) => town.slug === slug);
    if (city) return pageOfCity(city, PUBLIC_PAGES_TEXTS.city, await readIllustrations());
    if (folder === 'services') return pageOfService(await readPublishedService({ slug }));
    if (folder === 'blog') return pageOfPost(await readPublishedPost({ slug }));
    throw new DomainError('not-found', 'Cette page n’existe pas.');
  },
});

/** Lists every indexable page, for the sitemap and the site map. */
export const listPublicPages = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(PublicPage),
  run: async () => {
    const [services, cities, posts, illustrations] = await Promise.all([
      listPublishedServices(),
      listTowns(),
      listPublishedAddresses(),
      readIllustrations(),
    ]);
    const pages = await Promise.all(PUBLIC_PAGES_TEXTS.pages.map(named));
    const fixed = pages.map((page) => fixedPage(page, illustrations));
    return [
      ...fixed.filter(({ group }) => group === 'site'),
      ...services.filter(({ slug }) => cities.every((city) => city.slug !== slug)).map(pageOfService),
      ...cities
        .filter(({ isIndexed }) => isIndexed)
        .map((city) => pageOfCity(city, PUBLIC_PAGES_TEXTS.city, illustrations)),
      ...posts.map(pageOfPost),
      ...fixed.filter(({ group }) => group === 'legal'),
    ];
  },
});

/** Builds a card: at most three features; without its own picture, the illustration that matches its title. */
function toCard(service: Service, illustrations: Illustrations): Service {
  return {
    ...service,
    category: service.category || DEFAULT_CATEGORY,
    features: service.features.slice(0, CARD_FEATURES),
    image: service.image || (getPlaceholder(service.title, illustrations) ?? ''),
  };
}

const readFrame = pageContent(
  async (_key: 'frame', context: Context): Promise<PublicFrame> => {
    const [stored, figures, area, services, pictures, marks] = await Promise.all([
      attempt(readSettings(), 'settings', context),
      attempt(readFigures(), 'figures', context),
      attempt(readArea(), 'area', context),
      attempt(listPublishedServices(), 'services', context),
      attempt(readIllustrations(), 'illustrations', context),
      attempt(readMarks(), 'marks', context),
    ]);
    const records = await attempt(readRecordFacts(services ?? []), 'places', context);
    const logo = marks && toFrameLogo(marks);
    const illustrations = pictures ?? {};
    const settings = stored ?? settingsFrom({});
    return {
      origin: publicLink(''),
      profile: toSiteProfile(settings),
      facts: getFacts(settings, { computed: figures, area, records }),
      area: area ?? NO_AREA,
      menus: getOwnMenus(settings.menus),
      services: (services ?? []).map((service) => toCard(service, illustrations)),
      servicesFailed: services === undefined,
      illustrations,
      ...(logo && { logo }),
      measuredBy: getAudienceHost(),
      offersEmail: (await attempt(offersEmail(), 'mail', context)) ?? false,
      isComplete: [stored, figures, area, services, pictures, marks].every((part) => part !== undefined),
    };
  },
  ({ isComplete }) => isComplete,
);

/** Reads company, services and pictures of a public page; unreadable parts are reported, never thrown. */
export const readPublicFrame = query({
  allow: 'anyone',
  input: z.object({}),
  output: PublicFrame,
  run: async (_input, context) => readFrame('frame', context),
});
