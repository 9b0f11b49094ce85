import { z } from 'zod';
import { listPostAddresses } from '#src/domains/blog/operations/list-post-addresses.server.ts';
import { listCities } from '#src/domains/places/cities/operations/list-cities.server.ts';
import { listServices } from '#src/domains/services/operations/list-services.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { PublicPage } from '../public-page.contract.ts';
import { fixedPage, pageOfCity, pageOfPost, pageOfService } from '../public-page.rules.ts';
import { PUBLIC_PAGES_TEXTS } from '../public-pages.texts.ts';
import { listIllustrations } from './list-illustrations.server.ts';

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
