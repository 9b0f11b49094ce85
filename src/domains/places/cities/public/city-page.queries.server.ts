import { listPublishedItems } from '#src/domains/gallery/gallery.internal.server.ts';
import { planTripTo, readZones } from '#src/domains/places/zones/zone.internal.server.ts';
import { listPublishedTestimonials } from '#src/domains/testimonials/testimonial.internal.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { CITY_TESTIMONIAL_STARS, CITY_TESTIMONIALS, CITY_WORKS, CitySlug } from '../city.contract.ts';
import { readReach } from '../city.internal.server.ts';
import { listCities, readCity } from '../city.queries.server.ts';
import { nearestTo } from '../city.rules.ts';
import { CityPage } from './city-page.contract.ts';

/** Reads a city's page: its texts, the nearest testimonials and works, the trip there, the other cities. */
export const readCityPage = query({
  allow: 'anyone',
  input: CitySlug,
  output: CityPage,
  run: async ({ slug }, context) => {
    const city = await readCity(context, { slug });
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
  },
});
