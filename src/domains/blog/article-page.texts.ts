import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the article page. */
export const ARTICLE_PAGE_TEXTS = catalogue('article-page', {
  meta: { title: '{title} – {name}' },
  crumb: 'Blog',
  byline: 'Par {author}',
  readTime: 'Lecture : {time}',
  illustration: 'Illustration',
  contents: 'Dans cet article',
  category: 'Catégorie : ',
  tags: 'Mots-clés',
  back: 'Retour au blog',
  ask: {
    title: 'Un doute sur votre toit ?',
    text: 'Décrivez-nous ce que vous voyez : une photo suffit souvent. {terms}, sans engagement, réponse en {answer_hours} h au maximum.',
  },
  related: 'À lire aussi',
  instead: 'À lire à la place',
  missing: {
    title: 'Article non trouvé',
    text: 'L’article que vous recherchez n’existe pas ou a été supprimé.',
    unreadable: 'Il se peut aussi que nos articles soient momentanément indisponibles : réessayez dans un instant.',
  },
});
