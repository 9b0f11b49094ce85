import { type Trade, tradeOf } from '#src/domains/services/trade.rules.ts';
import { fold } from '#src/kernel/text.ts';

/** The site's picture that suits each trade. */
const PICTURES: Record<Trade, string> = {
  charpente: 'hero-charpente',
  couverture: 'apres-tuiles',
  zinguerie: 'hero-zinguerie',
  demoussage: 'apres-demoussage',
  isolation: 'apres-isolation',
  reparation: 'apres-fuite',
  installation: 'apres-charpente',
  nettoyage: 'hero-demoussage',
  gouttieres: 'apres-zinguerie',
  fenetres: 'apres-tuiles',
};

/** Titles that name no trade but speak of the whole roof. */
const WHOLE_ROOF = /toit|entretien|renovation/;
const ROOF = 'hero-toiture';

/** Picture of a broken or unsuitable image. */
export const PLACEHOLDER = 'image-de-remplacement';

/** Name of the picture that stands in for a service without one. */
export function pictureForTitle(title: string): string {
  const trade = tradeOf(title);
  if (trade !== undefined) return PICTURES[trade];
  return WHOLE_ROOF.test(fold(title)) ? ROOF : PLACEHOLDER;
}

/** Address of that picture, or of the general one; undefined on a site without pictures. */
export const placeholderOf = (title: string, pictures: Record<string, { image: string }>): string | undefined =>
  (pictures[pictureForTitle(title)] ?? pictures[PLACEHOLDER])?.image;

interface Shown {
  image: string;
  alt: string;
  credit: string;
}

/** What stands beside a service's text: its own picture, else the illustration of its trade, under that name. */
export function pictureOfService(
  { title, image: own, image_alt, credit }: { title: string; image: string; image_alt: string; credit: string },
  pictures: Record<string, { image: string; alt: string }>,
  illustration: string,
): Shown {
  if (own !== '') return { image: own, alt: image_alt, credit };
  const { image = '', alt = '' } = pictures[pictureForTitle(title)] ?? pictures[PLACEHOLDER] ?? {};
  return { image, alt, credit: image && illustration };
}
