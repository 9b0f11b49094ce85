import { describe, expect, it } from 'vitest';
import { BlogPost } from './blog.contract.ts';
import { postSlug } from './blog.rules.ts';
import { builtInPosts } from './built-in-post.views.ts';
import { BUILT_IN_POSTS } from './built-in-posts.texts.ts';
import { parseBody } from './ui/article/parse-body.ts';

const POSTS = builtInPosts(BUILT_IN_POSTS);

describe('built in post views', () => {
  it('includes three built-in articles whose ids no stored article has', () => {
    expect(POSTS.map(({ id }) => id)).toEqual([-1, -2, -3]);
  });

  describe.each(POSTS)('$slug', (post) => {
    it('returns the shape and slug of a stored article, and enough text', () => {
      expect(BlogPost.parse(post)).toEqual(post);
      expect(post.slug).toBe(postSlug(post.title));
      expect(parseBody(post.content).length).toBeGreaterThanOrEqual(4);
      expect(post.content.length).toBeGreaterThan(500);
    });
  });
});
