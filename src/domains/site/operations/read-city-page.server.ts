import { CITY_TESTIMONIAL_STARS, CITY_TESTIMONIALS, CitySlug } from '#src/domains/cities/city.contract.ts';
import { nearestTestimonials } from '#src/domains/cities/city.rules.ts';
import { listCities } from '#src/domains/cities/operations/list-cities.server.ts';
import { readCity } from '#src/domains/cities/operations/read-city.server.ts';
import { listTestimonials } from '#src/domains/testimonials/operations/list-testimonials.server.ts';
import { attempt } from '#src/platform/attempt.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { CityPage } from '../city-page.contract.ts';

/** One town's page: its own words, the testimonials nearest to it, and the other towns. */
export const readCityPage = query({
  allow: 'anyone',
  input: CitySlug,
  output: CityPage,
  run: async ({ slug }, context) => {
    const [city, cities, testimonials] = await Promise.all([
      readCity(context, { slug }),
      listCities(context, {}),
      attempt(listTestimonials(context, {}), 'testimonials', context),
    ]);
    const wanted = { stars: CITY_TESTIMONIAL_STARS, count: CITY_TESTIMONIALS };
    return {
      city,
      others: cities.filter((other) => other.slug !== city.slug),
      testimonials: nearestTestimonials(testimonials ?? [], city, wanted),
      isComplete: testimonials !== undefined,
    };
  },
});
