import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of an article's card. */
export const BLOG_CARD_TEXTS = catalogue('blog-card', {
  read: 'Lire l’article',
  readTime: 'Lecture : {time}',
});
