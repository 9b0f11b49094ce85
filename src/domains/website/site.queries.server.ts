import { z } from 'zod';
import { listPostAddresses, listPosts, readPost } from '#src/domains/blog/blog.queries.server.ts';
import { listGallery } from '#src/domains/gallery/gallery.queries.server.ts';
import type { Illustrations } from '#src/domains/media/illustration.contract.ts';
import { listIllustrations } from '#src/domains/media/illustration.queries.server.ts';
import {
  CITY_TESTIMONIAL_STARS,
  CITY_TESTIMONIALS,
  CITY_WORKS,
  CitySlug,
} from '#src/domains/places/cities/city.contract.ts';
import { listCities, readCity } from '#src/domains/places/cities/city.queries.server.ts';
import { getReach, nearestTo } from '#src/domains/places/cities/city.rules.ts';
import { planTrip } from '#src/domains/places/zones/zone.queries.server.ts';
import { CARD_FEATURES, DEFAULT_CATEGORY, type Service } from '#src/domains/services/service.contract.ts';
import { listServices, readService } from '#src/domains/services/service.queries.server.ts';
import { readSiteProfile } from '#src/domains/settings/setting.queries.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { toSiteProfile } from '#src/domains/settings/setting.views.ts';
import { TestimonialSearch } from '#src/domains/testimonials/testimonial.contract.ts';
import { countTestimonials } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { listTestimonials, searchTestimonials } from '#src/domains/testimonials/testimonial.queries.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { log } from '#src/platform/log.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { CityPage } from './city-page.contract.ts';
import { HomeContent } from './home.contract.ts';
import { PublicPage } from './public-page.contract.ts';
import { fixedPage, pageOfCity, pageOfPost, pageOfService } from './public-page.rules.ts';
import { PUBLIC_PAGES_TEXTS } from './public-pages.texts.ts';
import { Reviews } from './reviews-page.contract.ts';
import { getPlaceholder } from './service-picture.rules.ts';
import { PublicFrame } from './site.contract.ts';

/** Finds a public page by its path, whatever its type. */
export const findPublicPage = query({
  allow: 'anyone',
  input: z.object({ path: z.string().max(300) }),
  output: PublicPage,
  run: async ({ path }, context) => {
    const fixed = PUBLIC_PAGES_TEXTS.pages.find((page) => page.path === path);
    if (fixed !== undefined) return fixedPage(fixed, await listIllustrations(context, {}));
    const [, folder, slug = ''] = /^\/(services|blog)\/([a-z0-9-]{1,220})$/.exec(path) ?? [];
    const city = folder === 'services' && (await listCities(context, {})).find((town) => town.slug === slug);
    if (city) return pageOfCity(city, PUBLIC_PAGES_TEXTS.city, await listIllustrations(context, {}));
    if (folder === 'services') return pageOfService(await readService(context, { slug }));
    if (folder === 'blog') return pageOfPost(await readPost(context, { slug }));
    throw new DomainError('not-found', 'Cette page n’existe pas.');
  },
});

/** Lists every indexable page, for the sitemap and the site map. */
export const listPublicPages = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(PublicPage),
  run: async (_input, context) => {
    const [services, cities, posts, illustrations] = await Promise.all([
      listServices(context, {}),
      listCities(context, {}),
      listPostAddresses(context, {}),
      listIllustrations(context, {}),
    ]);
    const fixed = PUBLIC_PAGES_TEXTS.pages.map((page) => fixedPage(page, illustrations));
    return [
      ...fixed.filter(({ group }) => group === 'site'),
      ...services.filter(({ slug }) => cities.every((city) => city.slug !== slug)).map(pageOfService),
      ...cities.map((city) => pageOfCity(city, PUBLIC_PAGES_TEXTS.city, illustrations)),
      ...posts.map(pageOfPost),
      ...fixed.filter(({ group }) => group === 'legal'),
    ];
  },
});

/** Maximum cards in a carousel; the domains' pages show the rest. */
const MOST = 6;

/** Reads testimonials, works and articles of the home page in parallel; a failure of one leaves the others. */
export const readHome = query({
  allow: 'anyone',
  input: z.object({}),
  output: HomeContent,
  run: async (_input, context) => {
    const [testimonials, gallery, posts] = await Promise.all([
      attempt(listTestimonials(context, { limit: MOST }), 'testimonials', context),
      attempt(listGallery(context, { limit: MOST }), 'gallery', context),
      attempt(listPosts(context, { page: 1, per_page: MOST }), 'posts', context),
    ]);
    return { testimonials: testimonials ?? null, gallery: gallery ?? null, posts: posts?.items ?? null };
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

/** Reads company, services and pictures of a public page; unreadable parts are reported, never thrown. */
export const readPublicFrame = query({
  allow: 'anyone',
  input: z.object({}),
  output: PublicFrame,
  run: async (_input, context) => {
    const [profile, services, pictures] = await Promise.all([
      attempt(readSiteProfile(context, {}), 'profile', context),
      attempt(listServices(context, {}), 'services', context),
      attempt(listIllustrations(context, {}), 'illustrations', context),
    ]);
    const illustrations = pictures ?? {};
    return {
      origin: publicLink(''),
      profile: profile ?? toSiteProfile(settingsFrom({})),
      services: (services ?? []).map((service) => toCard(service, illustrations)),
      servicesFailed: services === undefined,
      illustrations,
      isComplete: profile !== undefined && services !== undefined && pictures !== undefined,
    };
  },
});

/** Reads a city's page: its texts, the nearest testimonials and works, the trip there, the other cities. */
export const readCityPage = query({
  allow: 'anyone',
  input: CitySlug,
  output: CityPage,
  run: async ({ slug }, context) => {
    const city = await readCity(context, { slug });
    const [cities, result, works, plan] = await Promise.all([
      listCities(context, {}),
      attempt(listTestimonials(context, {}), 'testimonials', context),
      attempt(listGallery(context, {}), 'works', context),
      attempt(planTrip(context, { ville: getReach(city.slug).town }), 'trip', context),
    ]);
    const praise = (result ?? []).filter(({ rating }) => rating === CITY_TESTIMONIAL_STARS);
    return {
      city,
      others: cities.filter((other) => other.slug !== city.slug),
      testimonials: nearestTo(city, praise, CITY_TESTIMONIALS),
      works: nearestTo(city, works ?? [], CITY_WORKS),
      trip: plan?.answer.kind === 'trip' ? plan.answer.trip : null,
      isComplete: result !== undefined && works !== undefined && plan !== undefined,
    };
  },
});

/** Returns the reviews that match the search, and the figures of all reviews; null when they cannot be read. */
export const readReviews = query({
  allow: 'anyone',
  input: TestimonialSearch,
  output: Reviews,
  run: async (wanted, context) => {
    try {
      const [figures, found] = await Promise.all([countTestimonials(), searchTestimonials(context, wanted)]);
      return { figures, found };
    } catch (cause) {
      log().error({ requestId: context.requestId, err: cause }, 'the reviews cannot be read');
      return null;
    }
  },
});
