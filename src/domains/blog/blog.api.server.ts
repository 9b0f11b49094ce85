import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { findPost } from './operations/find-post.server.ts';
import { listPosts } from './operations/list-posts.server.ts';
import { readPost } from './operations/read-post.server.ts';

export const blogApi: Endpoint[] = [
  endpoint('get', '/blog', listPosts, {
    summary: 'Articles publiés, du plus récent au plus ancien, sans leur texte (« content » : voir un article)',
  }),
  endpoint('get', '/blog/slug/{slug}', readPost, { summary: 'Article par son adresse' }),
  endpoint('get', '/blog/{id}', findPost, { summary: 'Article par son numéro' }),
];
