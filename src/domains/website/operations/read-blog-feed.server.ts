import { createHash } from 'node:crypto';
import { z } from 'zod';
import { listPosts } from '#src/domains/blog/operations/list-posts.server.ts';
import { readSiteProfile } from '#src/domains/settings/operations/read-site-profile.server.ts';
import { fill } from '#src/kernel/text.ts';
import { query } from '#src/platform/operation.server.ts';
import { publicLink } from '#src/platform/public-link.server.ts';
import { POSTS_IN_FEED } from '../blog-page.rules.ts';
import { BLOG_PAGE_TEXTS } from '../blog-page.texts.ts';
import { getFeed, lastChange } from '../feed.rules.ts';

const HASH_LENGTH = 32;

/** Returns the newest articles as RSS, with a hash that changes with its content. */
export const readBlogFeed = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.object({ xml: z.string(), hash: z.string(), changedAt: z.string() }),
  run: async (_input, context) => {
    const [{ items: posts }, { name }] = await Promise.all([
      listPosts(context, { page: 1, per_page: POSTS_IN_FEED }),
      readSiteProfile(context, {}),
    ]);
    const { title, description } = BLOG_PAGE_TEXTS.feed;
    const xml = getFeed({ title: fill(title, { name }), description, origin: publicLink(''), posts });
    const hash = createHash('sha256').update(xml).digest('hex').slice(0, HASH_LENGTH);
    return { xml, hash, changedAt: lastChange(posts) };
  },
});
