import { z } from 'zod';
import { cleanLine, cleanPhrase, cleanText, removeInvisible } from './text.ts';

/** Field schemas used by every contract; lengths are in characters. */

/** Makes the schema of each pair of lengths once: contracts ask for a few of them a thousand times at each start. */
function byLengths<Schema>(make: (max: number, min: number) => Schema): (max: number, min?: number) => Schema {
  const made = new Map<string, Schema>();
  return (max, min = 0) => {
    const key = `${min}-${max}`;
    const schema = made.get(key) ?? make(max, min);
    made.set(key, schema);
    return schema;
  };
}

/** Integer key; also accepts its decimal text from paths and queries. Maximum 2^31-1, PostgreSQL's integer. */
export const Id = z.union([
  z.int().min(1).max(2_147_483_647),
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'Identifiant invalide.')
    .transform(Number)
    .pipe(z.int().max(2_147_483_647)),
]);

/** Returns the schema of a count in a query string: `page`, `per_page`, `limit`. */
export const Count = byLengths((max) =>
  z.union([
    z.int().min(1).max(max),
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'Nombre entier attendu.')
      .transform(Number)
      .pipe(z.int().max(max)),
  ]),
);

const POSITION_MAX = 1_000_000;

/** Position in a manually sorted list, smallest first; also accepts the text of a form. */
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

/** Returns the schema of one line of text, cleaned, `min` to `max` characters. */
export const Line = byLengths((max, min) => z.string().transform(cleanLine).pipe(z.string().min(min).max(max)));

/** Returns the schema of one line of a page: as `Line`, but its no-break spaces stay. */
export const Phrase = byLengths((max, min) => z.string().transform(cleanPhrase).pipe(z.string().min(min).max(max)));

/** Returns the schema of a text of the site with line breaks, cleaned, without invisible characters. */
export const Prose = byLengths((max, min) =>
  z
    .string()
    .transform((value) => cleanText(removeInvisible(value)))
    .pipe(z.string().min(min).max(max)),
);

/** Returns the schema of a text with line breaks, cleaned. */
export const Text = byLengths((max, min) => z.string().transform(cleanText).pipe(z.string().min(min).max(max)));

/** Reads `null` as empty, so that the rule for a required text refuses it with that field's own message. */
export const nullAsEmpty = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.nullable().transform((text) => text ?? '');

export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 30;
export const SUBJECT_MAX = 200;
export const MESSAGE_MAX = 5_000;
export const SEARCH_MAX = 200;

/** Email address in lower case. Only plain ASCII: with look-alikes a reset link could go to another person. */
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

/** URL of a picture: a path of this site, an https URL, or empty; nothing that a browser could execute. */
export const PictureAddress = z
  .string()
  .trim()
  .max(PICTURE_ADDRESS_MAX)
  .regex(/^$|^\/(?![/\\])[^\s\p{Cc}]*$|^https:\/\/[^\s\p{Cc}/][^\s\p{Cc}]*$/u, 'Choisissez un fichier image.');

/** What all lists have in common is made once: each start evaluates every schema. */
const LIST_FIELDS = {
  page: Count(100_000).optional(),
  per_page: Count(999_999).optional(),
  search: Line(SEARCH_MAX).optional(),
  sort_order: z.enum(['asc', 'desc']).optional(),
};

/** Query schema of a back-office list, without its own filters. Refuses invalid values; caps a large `per_page`. */
export const listQuery = <Key extends [string, ...string[]]>(sortKeys: Key) => {
  const { page, per_page, search, sort_order } = LIST_FIELDS;
  return { page, per_page, search, sort_by: z.enum(sortKeys).optional(), sort_order };
};
