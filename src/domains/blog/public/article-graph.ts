import { companyId } from '#src/domains/website/structured-data.views.ts';
import { listPictures } from '../article.views.ts';
import type { BlogCard, BlogPost } from '../blog.contract.ts';
import { articlePath, formatDate } from '../blog.views.ts';
import { BLOG_PATH } from '../blog-page.views.ts';

const blogId = (origin: string): string => `${origin}${BLOG_PATH}#blog`;
const articleId = (origin: string, slug: string): string => `${origin}${articlePath(slug)}#article`;

/** Returns the absolute address of a picture; empty for one that only a browser can use. */
const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : /^https?:/i.test(address) ? address : '';

/** Returns the pictures of an article, its own first, as one value or a list. */
function toImage(origin: string, { image, content }: BlogPost): object {
  const addresses = [image, ...listPictures(content)].map((address) => absolute(origin, address)).filter(Boolean);
  const [first, ...others] = new Set(addresses);
  if (first === undefined) return {};
  return { image: others.length === 0 ? first : [first, ...others] };
}

const getBlog = (origin: string): object => ({
  '@type': 'Blog',
  '@id': blogId(origin),
  url: `${origin}${BLOG_PATH}`,
  publisher: { '@id': companyId(origin) },
  inLanguage: 'fr-FR',
});

/** Describes the blog and the articles of one of its pages. */
export const blogNode = (origin: string, posts: BlogCard[]): object => ({
  ...getBlog(origin),
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    '@id': articleId(origin, post.slug),
    headline: post.title,
    url: `${origin}${articlePath(post.slug)}`,
    datePublished: formatDate(post),
  })),
});

/** Describes one article; without an author, the company is the author. */
export const articleNodes = (origin: string, post: BlogPost, description: string): object[] => [
  getBlog(origin),
  {
    '@type': 'BlogPosting',
    '@id': articleId(origin, post.slug),
    headline: post.title,
    description,
    ...toImage(origin, post),
    datePublished: formatDate(post),
    dateModified: post.updated_at,
    author: post.author ? { '@type': 'Person', name: post.author } : { '@id': companyId(origin) },
    publisher: { '@id': companyId(origin) },
    ...(post.category && { articleSection: post.category }),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    isPartOf: { '@id': blogId(origin) },
    mainEntityOfPage: { '@id': `${origin}${articlePath(post.slug)}#page` },
    inLanguage: 'fr-FR',
  },
];
