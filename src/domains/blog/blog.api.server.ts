import { PICTURE_LIMIT_BYTES } from '#src/domains/media/picture.contract.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import {
  countPosts,
  exportPosts,
  findPost,
  listAllPosts,
  listPosts,
  listPostsOfCategory,
  openPost,
  readPost,
} from './blog.queries.server.ts';
import { exportLines } from './blog.views.ts';
import { BLOG_TEXTS as texts } from './blog-admin.texts.ts';
import { addPostPicture } from './commands/add-post-picture.server.ts';
import { changePost } from './commands/change-post.server.ts';
import { changePosts } from './commands/change-posts.server.ts';
import { createPost } from './commands/create-post.server.ts';
import { deletePost } from './commands/delete-post.server.ts';

export const blogApi: Endpoint[] = [
  endpoint('get', '/blog', listPosts, {
    summary: 'Articles publiés, du plus récent au plus ancien, sans leur texte (« content » : voir un article)',
    isCached: true,
  }),
  endpoint('get', '/blog/slug/{slug}', readPost, { summary: 'Article par son adresse' }),
  endpoint('get', '/blog/{id}', findPost, { summary: 'Article par son numéro' }),
  endpoint('get', '/admin/blog', listAllPosts, { summary: 'Articles, brouillons compris, sans leur texte' }),
  endpoint('get', '/admin/blog/statistics', countPosts, { summary: 'Nombre d’articles par statut et par catégorie' }),
  listExport('/admin/blog/export', exportPosts, {
    summary: 'Articles en fichier CSV ou Excel',
    name: 'articles',
    toLines: (rows) => exportLines(rows, texts),
  }),
  endpoint('get', '/admin/blog/category/{category}', listPostsOfCategory, { summary: 'Articles d’une catégorie' }),
  endpoint('post', '/admin/blog/bulk', changePosts, { summary: 'Publier, dépublier ou supprimer plusieurs articles' }),
  endpoint('post', '/admin/blog/pictures', addPostPicture, {
    summary: 'Déposer une image pour le texte d’un article',
    status: 201,
    body: { json: PICTURE_LIMIT_BYTES },
  }),
  endpoint('get', '/admin/blog/{id}', openPost, { summary: 'Un article, brouillon ou publié' }),
  endpoint('post', '/admin/blog', createPost, {
    summary: 'Ajouter un article ; « image » est une adresse ou une image en data URL',
    status: 201,
    body: { json: PICTURE_LIMIT_BYTES },
    message: texts.created,
  }),
  endpoint('put', '/admin/blog/{id}', changePost, {
    summary: 'Modifier un article : seuls les champs envoyés changent',
    body: { json: PICTURE_LIMIT_BYTES },
    message: texts.changed,
  }),
  endpoint('delete', '/admin/blog/{id}', deletePost, { summary: 'Supprimer un article', message: texts.deleted }),
];
