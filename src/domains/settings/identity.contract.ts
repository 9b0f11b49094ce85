import { z } from 'zod';

export const PALETTES = ['terre', 'acier', 'sapin'] as const;
export type PaletteName = (typeof PALETTES)[number];

export const TYPEFACES = ['atelier', 'sobre', 'classique'] as const;

/** Appearance of the public site; the defaults are the look that the product is built with. */
export const IdentitySettings = z.object({
  palette: z.enum(PALETTES).default('terre'),
  /** Main colour of the owner; empty: that of the palette. It is darkened where text would not be readable. */
  main_color: z
    .union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i)], { error: 'Couleur attendue : # et six chiffres.' })
    .default(''),
  typeface: z.enum(TYPEFACES).default('atelier'),
});
export type IdentitySettings = z.infer<typeof IdentitySettings>;
