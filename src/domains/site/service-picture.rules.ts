import { fold } from '#src/kernel/text.ts';

/** Title keywords and the site's picture that suits them, the first match winning. */
const PICTURES: [keyword: RegExp, picture: string][] = [
  [/charpente|isolation/, 'hero-charpente'],
  [/zingu|gouttiere/, 'hero-zinguerie'],
  [/mouss|nettoyage|entretien/, 'hero-demoussage'],
  [/couverture|toiture|reparation|installation|fuite/, 'hero-toiture'],
];

/** Picture of a broken or unsuitable image. */
export const PLACEHOLDER = 'image-de-remplacement';

/** Name of the picture that stands in for a service without one. */
export function pictureForTitle(title: string): string {
  const folded = fold(title);
  return PICTURES.find(([keyword]) => keyword.test(folded))?.[1] ?? PLACEHOLDER;
}
