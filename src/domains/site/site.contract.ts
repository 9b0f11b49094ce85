import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';

/** A picture of the site itself, by its place: `hero-toiture`, `equipe`… */
export const Illustration = z.object({ name: Line(80, 1), image: Line(300, 1), alt: Line(300) });
export const Illustrations = z.record(z.string(), z.object({ image: z.string(), alt: z.string() }));
export type Illustrations = z.infer<typeof Illustrations>;
