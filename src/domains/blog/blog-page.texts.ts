import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the blog's list and feed. */
export const BLOG_PAGE_TEXTS = catalogue('blog-page', {
  meta: {
    title: 'Blog : conseils de couvreur – {name}',
    titleOfPage: 'Blog, page {page} – {name}',
    titleOfCategory: 'Blog, {category} – {name}',
    titleOfCategoryPage: 'Blog, {category}, page {page} – {name}',
    description:
      'Entretenir, isoler, réparer son toit : les conseils d’un couvreur sur la mousse, les tuiles, les gouttières, les aides et les devis, expliqués simplement.',
    descriptionOfPage: 'Conseils de couvreur, page {page} sur {last} : {titles}.',
  },
  title: 'Blog',
  eyebrow: 'Le toit expliqué',
  text: 'Ce que nous voyons là-haut, raconté simplement : entretenir, isoler, réparer, choisir. Sans jargon, et sans vous vendre ce dont vous n’avez pas besoin.',
  list: 'Derniers articles',
  listOfCategory: 'Catégorie {category}',
  categories: 'Catégories',
  all: 'Tous les articles',
  countOne: '{count} article',
  countMany: '{count} articles',
  empty: 'Aucun article disponible pour le moment.',
  emptyHint: 'Une question sur votre toit ? Posez-la-nous, c’est peut-être le prochain article.',
  ask: 'Poser une question',
  unreadable: 'Nos articles ne peuvent pas être affichés pour le moment. Voici l’essentiel en attendant.',
  pager: {
    label: 'Pages du blog',
    previous: 'Plus récents',
    next: 'Plus anciens',
    page: 'Page {page}',
    gap: '…',
  },
  subscribe: 'S’abonner par flux RSS',
  feed: {
    title: '{name} : le blog',
    description: 'Conseils de couvreur : entretien, isolation, réparation, matériaux et devis de toiture.',
  },
});
