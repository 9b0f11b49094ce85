import { catalogue } from '#src/kernel/catalogue.ts';

/** UI texts of an article card. */
export const BLOG_CARD_TEXTS = catalogue('blog-card', {
  read: 'Lire l’article',
  readTime: 'Lecture : {time}',
});
