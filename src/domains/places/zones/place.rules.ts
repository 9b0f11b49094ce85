import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { toSlug } from '#src/kernel/text.ts';
import type { Direction, Place } from './place.contract.ts';

/** Most places of one company: the public map and list show all of them. */
export const PLACES_MAX = 500;

/** Gap between two positions, so that a place can be inserted between them. */
export const SORT_STEP = 10;

export const placeNotFound = (): DomainError => new DomainError('not-found', 'Ce lieu n’existe pas.');

export const placeListed = (): DomainError => invalidField('insee_code', 'Cette commune est déjà dans la liste.');

export const tooManyPlaces = (): DomainError =>
  new DomainError('conflict', `Le site montre ${PLACES_MAX} lieux au plus : supprimez-en un d’abord.`);

/** Creates the errors for a place that something else needs. */
export const seatStays = (): DomainError =>
  new DomainError('conflict', 'C’est le siège de l’entreprise : choisissez d’abord un autre siège.');

export const pageStays = (): DomainError =>
  new DomainError('conflict', 'Cette commune a sa propre page : supprimez d’abord cette page.');

/** Returns the address of a new place: its name, with the department and a number where another place has it. */
export function placeSlug(
  { name, department_code }: Pick<Place, 'name' | 'department_code'>,
  taken: ReadonlySet<string>,
): string {
  const plain = toSlug(name) || 'lieu';
  const numbered = Array.from({ length: taken.size + 1 }, (_, at) => `${plain}-${department_code}-${at + 2}`);
  const choices = [plain, `${plain}-${department_code}`, ...numbered].map((slug) => slug.toLowerCase());
  return choices.find((slug) => !taken.has(slug)) ?? plain;
}

/**
 * Returns the positions after one place was swapped with its neighbour, for all places in their order.
 * Only changed positions.
 */
export function ordersAfter(
  places: readonly Pick<Place, 'id' | 'sort_order'>[],
  id: number,
  direction: Direction,
): { id: number; sort_order: number }[] {
  const order = [...places];
  const from = order.findIndex((place) => place.id === id);
  const to = from + (direction === 'up' ? -1 : 1);
  const [moved, neighbour] = [order[from], order[to]];
  if (moved === undefined || neighbour === undefined) return [];
  order[from] = neighbour;
  order[to] = moved;
  return order
    .map((place, at) => ({ id: place.id, stored: place.sort_order, sort_order: (at + 1) * SORT_STEP }))
    .filter(({ stored, sort_order }) => stored !== sort_order)
    .map(({ id: changed, sort_order }) => ({ id: changed, sort_order }));
}
