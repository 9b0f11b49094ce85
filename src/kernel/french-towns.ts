const ARTICLE = /^(Le|Les) (?=\p{Lu})/u;

/** Adds "de": "de Lyon", "du Pouzin". */
export const ofTown = (town: string): string =>
  ARTICLE.test(town) ? town.replace(ARTICLE, (_, article) => (article === 'Le' ? 'du ' : 'des ')) : `de ${town}`;

/** Adds "à": "à Lyon", "au Pouzin". */
export const inTown = (town: string): string =>
  ARTICLE.test(town) ? town.replace(ARTICLE, (_, article) => (article === 'Le' ? 'au ' : 'aux ')) : `à ${town}`;
