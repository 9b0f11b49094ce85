import { z } from 'zod';
import { listPublishedItems } from '#src/domains/gallery/gallery.internal.server.ts';
import { planTripTo, readZones } from '#src/domains/places/zones/zone.internal.server.ts';
import { listPublishedTestimonials } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { type Context, query } from '#src/platform/operation.server.ts';
import { CITY_TESTIMONIAL_STARS, CITY_TESTIMONIALS, CITY_WORKS, type City, CitySlug } from '../city.contract.ts';
import { readDraftTown, readReach } from '../city.internal.server.ts';
import { listCities, readCity } from '../city.queries.server.ts';
import { nearestTo } from '../city.rules.ts';
import { checkCityToken } from '../city-publishing.internal.server.ts';
import { CityPage } from './city-page.contract.ts';

/** Reads what stands around the text of a town: its trip, the nearest testimonials and works, the other towns. */
async function toCityPage(city: City, context: Context): Promise<CityPage> {
  const reach = await readReach(city);
  const [cities, zones, result, works, plan] = await Promise.all([
    listCities(context, {}),
    readZones(),
    attempt(listPublishedTestimonials({}), 'testimonials', context),
    attempt(listPublishedItems({}), 'works', context),
    attempt(planTripTo({ ville: reach.town }), 'trip', context),
  ]);
  const praise = (result ?? []).filter(({ rating }) => rating === CITY_TESTIMONIAL_STARS);
  return {
    city,
    reach,
    others: cities.filter((other) => other.slug !== city.slug),
    testimonials: nearestTo(city, praise, CITY_TESTIMONIALS, zones),
    works: nearestTo(city, works ?? [], CITY_WORKS, zones),
    trip: plan?.answer.kind === 'trip' ? plan.answer.trip : null,
    isComplete: result !== undefined && works !== undefined && plan !== undefined,
  };
}

/** Reads the published page of a city. */
export const readCityPage = query({
  allow: 'anyone',
  input: CitySlug,
  output: CityPage,
  run: async ({ slug }, context) => toCityPage(await readCity(context, { slug }), context),
});

/** Reads the draft of a city's page for the holder of a token that the administration has made. */
export const previewCityPage = query({
  allow: 'anyone',
  input: CitySlug.extend({ token: z.string().max(300) }),
  output: CityPage,
  run: async ({ slug, token }, context) => {
    checkCityToken(slug, token);
    return toCityPage(await readDraftTown(slug), context);
  },
});
