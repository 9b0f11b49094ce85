import { z } from 'zod';
import { readPost } from '#src/domains/blog/operations/read-post.server.ts';
import { listCities } from '#src/domains/places/cities/operations/list-cities.server.ts';
import { readService } from '#src/domains/services/operations/read-service.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { PublicPage } from '../public-page.contract.ts';
import { fixedPage, pageOfCity, pageOfPost, pageOfService } from '../public-page.rules.ts';
import { PUBLIC_PAGES_TEXTS } from '../public-pages.texts.ts';
import { listIllustrations } from './list-illustrations.server.ts';

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
