import type { DemoKind } from './demo-row.contract.ts';

/** What a visitor reads and sees of a row: order, visibility and dates do not make it the owner's. */
const CONTENT: Partial<Record<DemoKind, readonly string[]>> = {
  service: [
    ...['title', 'subtitle', 'description', 'long_description', 'category', 'duration', 'price_range', 'features'],
    ...['advantages', 'sub_services', 'materials', 'process', 'image', 'image_alt', 'heroImage', 'hero_image_alt'],
    'credit',
  ],
  post: ['title', 'excerpt', 'content', 'category', 'image', 'image_alt', 'author', 'tags'],
  gallery: [
    ...['title', 'description', 'category', 'location', 'image', 'image_alt', 'before_image', 'before_alt'],
    ...['credit', 'date'],
  ],
  illustration: ['image', 'alt'],
  page: ['published', 'draft'],
  city: ['content'],
  area: ['seat_id', 'centre', 'radius_km', 'texts'],
  place: ['title', 'districts', 'description', 'coverage', 'coordinates', 'travel_fee_cents', 'is_zone'],
};

/** Returns the content of a row as one text; empty for a kind that is removed whatever was changed in it. */
export function toContentText(kind: DemoKind, row: object | undefined): string {
  const fields = CONTENT[kind];
  if (fields === undefined || row === undefined) return '';
  const values = row as Record<string, unknown>;
  return JSON.stringify(fields.map((name) => values[name] ?? null));
}

/** Addresses of fictitious people end in a domain that is reserved for examples: nobody real has one. */
export const isFictitiousEmail = (email: string): boolean => /@[a-z0-9.-]+\.example$/i.test(email.trim());

/** Set by the server when a promise is stored: says nothing about who entered it. */
const OF_THE_SERVER = 'declared_on';

/** Returns a value as a text that is equal for equal values, whatever their spaces and the order of their fields. */
export function toComparable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toComparable).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null).replace(/\s/g, '');
  const own = Object.entries(value).filter(([name]) => name !== OF_THE_SERVER);
  const fields = own.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, content]) => `${name}:${toComparable(content)}`).join()}}`;
}
