import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { toSlug } from '#src/kernel/text.ts';

const SLUG_MAX = 200;
const NAMELESS = 'article';

/** Returns the slug of a title; never digits alone, which would read as an id. */
export function postSlug(title: string): string {
  const slug = toSlug(title).slice(0, SLUG_MAX).replace(/-$/, '');
  if (slug === '') return NAMELESS;
  return /^\d+$/.test(slug) ? `${NAMELESS}-${slug}` : slug;
}

/** Returns the first free slug: `mousse`, `mousse-2`, `mousse-3`… */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
/** Characters of a body that suffice for its excerpt, including marks and link addresses. */
export const OPENING_LENGTH = 1_000;

export const postNotFound = (): DomainError => new DomainError('not-found', 'Article non trouvé');

export const slugTaken = (): DomainError =>
  invalidField('slug', 'Cette adresse est, ou était, celle d’un autre article.');
