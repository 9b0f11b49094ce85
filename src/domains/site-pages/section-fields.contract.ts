import { z } from 'zod';
import { PictureCrop } from '#src/domains/media/media.contract.ts';
import type { Field, Fields } from '#src/kernel/document-fields.ts';
import { PictureAddress } from '#src/kernel/fields.ts';
import { cleanPhrase, cleanText, removeInvisible } from '#src/kernel/text.ts';

/** Icons that an editor can choose; each is in the sprite of the public pages. */
export const SECTION_ICONS = [
  'alert',
  'award',
  'calendar',
  'camera',
  'check',
  'clock',
  'done',
  'hammer',
  'mail',
  'phone',
  'pin',
  'quote',
  'radius',
  'shield',
  'star',
  'tools',
  'user',
  'wallet',
] as const;
export type SectionIcon = (typeof SECTION_ICONS)[number];

/** One line of a page: cleaned, without invisible characters. */
export const PageLine = (max: number) => z.string().transform(cleanPhrase).pipe(z.string().max(max));
const PageText = (max: number) =>
  z
    .string()
    .transform((value) => cleanText(removeInvisible(value)))
    .pipe(z.string().max(max));

const LINK_MAX = 300;
/** Longest address of a service. */
const SLUG_MAX = 220;

/** Target of a link: a page of this site, a part of the page, another site, a telephone, an address; never a script. */
export const PageLink = z
  .string()
  .transform(cleanPhrase)
  .pipe(
    z
      .string()
      .max(LINK_MAX)
      .regex(
        /^$|^#[\w-]+$|^\/(?![/\\])[^\s<>"]*$|^https:\/\/[^\s/<>"][^\s<>"]*$|^tel:\+?[\d ]{3,20}$|^mailto:[^\s<>"@]+@[^\s<>"@]+$/,
        'Lien invalide : une page du site (/contact), une adresse https://, tel: ou mailto:.',
      ),
  );

/** Position of a picture of the product or the demo, instead of an address: `illustration:equipe`. */
const ILLUSTRATION = /^illustration:[a-z0-9-]{1,80}$/;
/** Steps of the focal point in each direction: 0 is left or top, 10 is right or bottom. */
export const FOCUS_STEPS = 10;
const FOCUS_CENTRE = FOCUS_STEPS / 2;
const Focus = z.int().min(0).max(FOCUS_STEPS).default(FOCUS_CENTRE);

/** Picture of a section: address, words for who cannot see it, and the point that stays visible when it is cropped. */
export const SectionPicture = z.object({
  image: z.union([z.string().regex(ILLUSTRATION), PictureAddress]).default(''),
  alt: PageLine(300).default(''),
  focusX: Focus,
  focusY: Focus,
  /** Part of `source` that the picture shows, and the whole picture, from which it can be cut again. */
  crop: PictureCrop.nullable().default(null),
  source: PictureAddress.default(''),
});
export type SectionPicture = z.infer<typeof SectionPicture>;
export const NO_PICTURE: SectionPicture = {
  image: '',
  alt: '',
  focusX: FOCUS_CENTRE,
  focusY: FOCUS_CENTRE,
  crop: null,
  source: '',
};

/** Content of a section with these fields. */
export type ContentOf<Shape extends Fields> = { -readonly [Name in keyof Shape]: ValueOf<Shape[Name]> };
type ValueOf<One extends Field> = One extends { input: 'lines' }
  ? string[]
  : One extends { input: 'picture' }
    ? SectionPicture
    : One extends { input: 'icon' }
      ? SectionIcon
      : One extends { input: 'choice'; options: infer Options extends readonly string[] }
        ? Options[number]
        : One extends { input: 'items'; fields: infer Inner extends Fields }
          ? ContentOf<Inner>[]
          : string;

function fieldSchema(field: Field): z.ZodType {
  switch (field.input) {
    case 'line':
      return PageLine(field.max).default('');
    case 'paragraph':
      return PageText(field.max).default('');
    case 'lines':
      return z.array(PageText(field.max)).max(field.most).default([]);
    case 'link':
      return PageLink.default('');
    case 'service':
      return PageLine(SLUG_MAX).default('');
    case 'icon':
      return z.enum(SECTION_ICONS).default('check');
    case 'picture':
      return SectionPicture.default(NO_PICTURE);
    case 'choice':
      return z.enum(field.options).default(field.options[0]);
    case 'items':
      return z.array(contentSchema(field.fields)).max(field.most).default([]);
  }
}

/** Returns the schema of a section's content; a missing field gets its empty value, so that older content stays valid. */
export function contentSchema<Shape extends Fields>(fields: Shape): z.ZodType<ContentOf<Shape>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
  return z.object(shape) as unknown as z.ZodType<ContentOf<Shape>>;
}
