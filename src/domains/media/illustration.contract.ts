import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';
import { NEUTRAL_NAMES } from './neutral-picture.contract.ts';
import { SentPicture } from './picture.contract.ts';

/** Position of the picture for broken or missing images. */
export const PLACEHOLDER = 'image-de-remplacement';

/** Positions of the company's marks: for light ground, for dark ground, and the square one. */
export const LOGO = 'logo';
export const LOGO_ON_DARK = 'logo-fond-sombre';
export const ICON = 'icone';

const NAME_MAX = 80;
const PositionName = z
  .string()
  .max(NAME_MAX)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Cette position n’existe pas.');

/** Picture of the site itself at a position (`hero-toiture`, `equipe`…): a picture, or a neutral one by its name. */
export const IllustrationChange = z
  .object({
    name: PositionName,
    image: SentPicture.optional(),
    neutral: z.enum(NEUTRAL_NAMES, { error: 'Cette illustration n’existe pas.' }).optional(),
    alt: Line(300).default(''),
    /** Whether the picture is a drawing that comes with the product. */
    is_neutral: z.boolean().default(false),
  })
  .refine(({ image, neutral }) => (image !== undefined && image !== '') || neutral !== undefined, {
    error: 'Choisissez une image.',
    path: ['image'],
  });

export const IllustrationName = z.object({ name: PositionName });

/** Picture at a position as the back office shows it; `image` is empty without one. */
export const PlacedIllustration = z.object({
  name: z.string(),
  image: z.string(),
  alt: z.string(),
  is_neutral: z.boolean(),
});
export type PlacedIllustration = z.infer<typeof PlacedIllustration>;

/** Pictures of the public pages by position. */
export const Illustrations = z.record(
  z.string(),
  z.object({ image: z.string(), alt: z.string(), isNeutral: z.boolean().optional() }),
);
export type Illustrations = z.infer<typeof Illustrations>;

/** Most pictures that the library shows. */
export const LIBRARY_MAX = 200;

/** Stored picture that a field can take again: the whole one, and a small one to look at. */
export const LibraryPicture = z.object({ image: z.string(), preview: z.string(), width: z.int(), height: z.int() });
export type LibraryPicture = z.infer<typeof LibraryPicture>;
