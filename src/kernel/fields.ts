import { z } from 'zod';
import { cleanLine, cleanText } from './text.ts';

/** Field shapes used by every contract; lengths are characters (decisions: entities' constants). */

/** Integer key; also accepts its decimal text, as paths and queries carry it. Bounded: 2^31-1 is PostgreSQL's integer. */
export const Id = z.union([
  z.int().min(1).max(2_147_483_647),
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'Identifiant invalide.')
    .transform(Number)
    .pipe(z.int().max(2_147_483_647)),
]);

/** A count in a query string: `page`, `per_page`, `limit`. */
export const Count = (max: number) =>
  z.union([
    z.int().min(1).max(max),
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'Nombre entier attendu.')
      .transform(Number)
      .pipe(z.int().max(max)),
  ]);

const POSITION_MAX = 1_000_000;

/** A place in an order that somebody arranges, smallest first; also as the text of a form. */
export const Position = z.union([
  z.int().min(0).max(POSITION_MAX),
  z
    .string()
    .regex(/^\d{1,7}$/, 'Nombre entier attendu.')
    .transform(Number)
    .pipe(z.int().max(POSITION_MAX)),
]);

/** `true` / `false`, also as query text. */
export const Flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
]);

/** One line of text, cleaned, `min` to `max` characters. */
export const Line = (max: number, min = 0) => z.string().transform(cleanLine).pipe(z.string().min(min).max(max));

/** Text with line breaks, cleaned. */
export const Text = (max: number, min = 0) => z.string().transform(cleanText).pipe(z.string().min(min).max(max));

/** `null` means empty: where a text is asked for, a rule refuses it with the specified sentence. */
export const nullAsEmpty = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.nullable().transform((text) => text ?? '');

export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5_000;
export const SEARCH_MAX = 200;

/** One address, lower-case. Only plain ASCII: look-alikes would send a reset link to somebody else. */
export const Email = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .pipe(
    z
      .email()
      .max(EMAIL_MAX)
      .regex(/^[\x21-\x7e]+$/, 'Adresse e-mail invalide.'),
  );

/** Digits, spaces and the usual separators; empty when not given. */
export const Phone = Line(PHONE_MAX).pipe(
  z.string().regex(/^$|^\+?[\d\s().\-/]{4,}$/, 'Numéro de téléphone invalide.'),
);

const PICTURE_ADDRESS_MAX = 300;

/** Where a picture lies: a path of this site, an https address, or nowhere; nothing that a browser could run. */
export const PictureAddress = z
  .string()
  .trim()
  .max(PICTURE_ADDRESS_MAX)
  .regex(/^$|^\/(?![/\\])[^\s\p{Cc}]*$|^https:\/\/[^\s\p{Cc}/][^\s\p{Cc}]*$/u, 'Choisissez un fichier image.');

/** What a list of the back office accepts besides its own filters. Odd values are refused, only a large `per_page` is capped. */
export const listQuery = <Key extends [string, ...string[]]>(sortKeys: Key) => ({
  page: Count(100_000).optional(),
  per_page: Count(999_999).optional(),
  search: Line(SEARCH_MAX).optional(),
  sort_by: z.enum(sortKeys).optional(),
  sort_order: z.enum(['asc', 'desc']).optional(),
});
