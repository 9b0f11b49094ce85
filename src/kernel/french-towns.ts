const ARTICLE = /^(Le|Les) (?=\p{Lu})/u;

/** Before a vowel "de" is shortened; a silent h looks like any other, so it keeps "de". */
const VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüœ]|y[^aeiou])/iu;

/** Adds "de": "de Lyon", "d’Annonay", "du Pouzin". */
export function ofTown(town: string): string {
  if (ARTICLE.test(town)) return town.replace(ARTICLE, (_, article) => (article === 'Le' ? 'du ' : 'des '));
  return VOWEL.test(town) ? `d’${town}` : `de ${town}`;
}

/** Adds "à": "à Lyon", "au Pouzin". */
export const inTown = (town: string): string =>
  ARTICLE.test(town) ? town.replace(ARTICLE, (_, article) => (article === 'Le' ? 'au ' : 'aux ')) : `à ${town}`;
