import { PLACEHOLDER } from '#src/domains/media/illustration.contract.ts';
import { fold } from '#src/kernel/text.ts';
import { getTrade, type Trade } from './trade.rules.ts';

/** Site picture for each trade. */
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

/** Matches titles that name no trade but concern the whole roof. */
const WHOLE_ROOF = /toit|entretien|renovation/;
const ROOF = 'hero-toiture';

/** Returns the name of the picture for a service without one. */
export function pictureForTitle(title: string): string {
  const trade = getTrade(title);
  if (trade !== undefined) return PICTURES[trade];
  return WHOLE_ROOF.test(fold(title)) ? ROOF : PLACEHOLDER;
}

/** Returns the address of that picture, or of the general one; undefined on a site without pictures. */
export const getPlaceholder = (title: string, pictures: Record<string, { image: string }>): string | undefined =>
  (pictures[pictureForTitle(title)] ?? pictures[PLACEHOLDER])?.image;

interface View {
  image: string;
  alt: string;
  credit: string;
}

/** Returns the picture beside a service's text: its own, else its trade's illustration, marked as such. */
export function pictureOfService(
  { title, image: own, image_alt, credit }: { title: string; image: string; image_alt: string; credit: string },
  pictures: Record<string, { image: string; alt: string }>,
  illustration: string,
): View {
  if (own !== '') return { image: own, alt: image_alt, credit };
  const { image = '', alt = '' } = pictures[pictureForTitle(title)] ?? pictures[PLACEHOLDER] ?? {};
  return { image, alt, credit: image && illustration };
}
