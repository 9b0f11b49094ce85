import { z } from 'zod';
import { Line, Text } from '#src/kernel/fields.ts';

/** An article elsewhere that the home page recommends; nothing is shown without its title and address. */
export const PromoSettings = z.object({
  title: Line(120).default(''),
  text: Text(300).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  label: Line(60).default(''),
});
