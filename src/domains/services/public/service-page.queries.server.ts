import { z } from 'zod';
import { GalleryItem } from '#src/domains/gallery/gallery.contract.ts';
import { listPublishedItems } from '#src/domains/gallery/gallery.internal.server.ts';
import { Testimonial } from '#src/domains/testimonials/testimonial.contract.ts';
import { listPublishedTestimonials } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { log } from '#src/platform/log.server.ts';
import { type Context, query } from '#src/platform/operation.server.ts';
import { BUILT_IN_BUILDING } from '../built-in-building.texts.ts';
import { BUILT_IN_CARE } from '../built-in-care.texts.ts';
import { asService, builtInServices, UNNAMED_KEY } from '../built-in-service.views.ts';
import { findMovedService, findServiceSlug, listServices, readService } from '../service.queries.server.ts';
import { nearestSlug } from '../service-match.rules.ts';
import { ServicePage } from '../service-page.contract.ts';
import { toReviews, toWorks } from '../service-proof.views.ts';

const BUILT_IN = builtInServices({ ...BUILT_IN_BUILDING, ...BUILT_IN_CARE });
/** Suggested when no other service matches. */
const SUGGESTED = asService('couverture', BUILT_IN_BUILDING.couverture);
const KEYS = [...BUILT_IN.keys()].filter((slug) => slug !== UNNAMED_KEY);

const NUMBER = /^\d+$/;
const LONGEST = 200;

/** Returns undefined for a missing or invalid page; other errors are rethrown. */
const found = <Answer>(reading: Promise<Answer>): Promise<Answer | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof DomainError && (error.code === 'not-found' || error.code === 'invalid')) return undefined;
    throw error;
  });

async function lookUp(slug: string, context: Context): Promise<ServicePage> {
  const service = await found(readService(context, { slug }));
  if (service !== undefined) return { found: 'stored', service };
  const moved = await found(findMovedService(context, { slug }));
  if (moved !== undefined) return { found: 'elsewhere', slug: moved.slug };
  const builtIn = BUILT_IN.get(slug);
  if (builtIn !== undefined) return { found: 'built-in', service: builtIn };
  const meant = NUMBER.test(slug)
    ? (await found(findServiceSlug(context, { id: slug })))?.slug
    : nearestSlug(slug, [...(await listServices(context, {})).map((stored) => stored.slug), ...KEYS]);
  return meant === undefined ? { found: 'nothing', service: SUGGESTED } : { found: 'elsewhere', slug: meant };
}

/**
 * Finds a service page: published, else moved, else built-in, else the slug or id that was probably meant.
 * If the services cannot be read, the answer is built-in content and never a permanent redirect.
 */
export const findServicePage = query({
  allow: 'anyone',
  input: z.object({ slug: z.string() }),
  output: ServicePage,
  run: async ({ slug }, context): Promise<ServicePage> => {
    if (slug.length > LONGEST) return { found: 'nothing', service: SUGGESTED };
    try {
      return await lookUp(slug, context);
    } catch (cause) {
      log().error({ requestId: context.requestId, slug, err: cause }, 'a service page stands on built-in content');
      const builtIn = BUILT_IN.get(slug) ?? BUILT_IN.get(nearestSlug(slug, KEYS) ?? '');
      return { found: 'unreadable', service: builtIn ?? SUGGESTED };
    }
  },
});

const ServiceProof = z.object({
  reviews: z.array(Testimonial),
  works: z.array(GalleryItem),
  /** False when a part could not be read: the page must not be cached. */
  isComplete: z.boolean(),
});

/** Returns reviews and finished works for a service page. */
export const readServiceProof = query({
  allow: 'anyone',
  input: z.object({ title: z.string() }),
  output: ServiceProof,
  run: async ({ title }, context) => {
    const [reviews, works] = await Promise.all([
      attempt(listPublishedTestimonials({}), 'testimonials', context),
      attempt(listPublishedItems({}), 'gallery', context),
    ]);
    return {
      reviews: toReviews(title, reviews ?? []),
      works: toWorks(title, works ?? []),
      isComplete: reviews !== undefined && works !== undefined,
    };
  },
});
