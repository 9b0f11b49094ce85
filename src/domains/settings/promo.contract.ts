import { z } from 'zod';
import { Line, Text } from '#src/kernel/fields.ts';

/** External article recommended on the home page; shown only with a title and an address. */
export const PromoSettings = z.object({
  title: Line(120).default(''),
  text: Text(300).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  label: Line(60).default(''),
});
