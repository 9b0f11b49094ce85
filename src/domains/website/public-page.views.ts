import type { Illustrations } from '#src/domains/media/illustration.contract.ts';
import type { CityLink } from '#src/domains/places/cities/city.contract.ts';
import { cityPath } from '#src/domains/places/cities/city.rules.ts';
import { servicePath } from '#src/domains/services/service-paths.views.ts';
import { fill } from '#src/kernel/text.ts';
import type { PublicPage } from './public-page.contract.ts';

export interface FixedPage {
  path: string;
  title: string;
  group: PublicPage['group'];
  /** Position of its illustration. */
  picture: string;
}

const imageAt = (illustrations: Illustrations, place: string): string => illustrations[place]?.image ?? '';

export const fixedPage = ({ picture, ...page }: FixedPage, illustrations: Illustrations): PublicPage => ({
  ...page,
  image: imageAt(illustrations, picture),
  lastModified: '',
});

/** Describes a city page; `title` contains `{city}`. */
export const pageOfCity = ({ slug, name }: CityLink, title: string, illustrations: Illustrations): PublicPage => ({
  path: cityPath(slug),
  title: fill(title, { city: name }),
  group: 'cities',
  image: imageAt(illustrations, `ville-${slug}`),
  lastModified: '',
});

export const pageOfService = (service: {
  slug: string;
  title: string;
  image: string;
  heroImage: string;
}): PublicPage => ({
  path: servicePath(service.slug),
  title: service.title,
  group: 'services',
  image: service.heroImage || service.image,
  lastModified: '',
});

export const pageOfPost = (post: { slug: string; title: string; image: string; updated_at: string }): PublicPage => ({
  path: `/blog/${encodeURIComponent(post.slug)}`,
  title: post.title,
  group: 'blog',
  image: post.image,
  lastModified: post.updated_at,
});
