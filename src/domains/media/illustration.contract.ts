import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';

/** Position of the picture for broken or missing images. */
export const PLACEHOLDER = 'image-de-remplacement';

/** Picture of the site itself, by its position: `hero-toiture`, `equipe`… */
export const Illustration = z.object({ name: Line(80, 1), image: Line(300, 1), alt: Line(300) });
export const Illustrations = z.record(z.string(), z.object({ image: z.string(), alt: z.string() }));
export type Illustrations = z.infer<typeof Illustrations>;
