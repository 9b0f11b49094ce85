import { z } from 'zod';
import { Line, Text } from '#src/kernel/fields.ts';
import { toSlug } from '#src/kernel/text.ts';

const ENTRIES_MAX = 50;
export const STEPS_MAX = 12;

/** Slug of a public address; characters not allowed in an address are removed, as from a title. */
export const Slug = Line(200).transform(toSlug);

const Filled = z.array(Line(300, 1)).max(ENTRIES_MAX);

/** List entered one entry per line; blank lines are dropped. */
export const Entries = z
  .array(z.string())
  .transform((lines) => lines.filter((line) => line.trim() !== ''))
  .pipe(Filled);

const Named = z.looseObject({ name: z.string().nullish() });

/** Sub-services as text or as objects with a name; empty entries and entries without a name are dropped. */
export const SubServices = z
  .array(z.union([z.string(), Named, z.null()]))
  .transform((entries) =>
    entries
      .map((entry) => (typeof entry === 'string' ? entry : (entry?.name ?? '')))
      .filter((name) => name.trim() !== ''),
  )
  .pipe(Filled);

/** Steps of the work. */
export const Steps = z
  .array(
    z.object({
      step: z.int().min(0).max(1_000),
      title: Line(200, 1),
      description: Text(1_000),
      icon: Line(60),
    }),
  )
  .max(STEPS_MAX);
