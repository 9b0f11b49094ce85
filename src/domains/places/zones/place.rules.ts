import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { toSlug } from '#src/kernel/text.ts';
import type { Place } from './place.contract.ts';

/** Most places of one company: the public map and list show all of them. */
export const PLACES_MAX = 500;

export const placeNotFound = (): DomainError => new DomainError('not-found', 'Ce lieu n’existe pas.');

export const placeListed = (): DomainError => invalidField('insee_code', 'Cette commune est déjà dans la liste.');

export const tooManyPlaces = (): DomainError =>
  new DomainError('conflict', `Le site montre ${PLACES_MAX} lieux au plus : supprimez-en un d’abord.`);

/** Creates the errors for a place that something else needs. */
export const seatStays = (): DomainError =>
  new DomainError('conflict', 'C’est le siège de l’entreprise : choisissez d’abord un autre siège.');

export const pageStays = (): DomainError =>
  new DomainError('conflict', 'Cette commune a sa propre page : supprimez d’abord cette page.');

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
