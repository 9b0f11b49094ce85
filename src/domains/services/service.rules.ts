import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { toSlug } from '#src/kernel/text.ts';

/** Derives the slug from the title, else from the id, else uses the word "service". */
export const serviceSlug = (title: string, id?: number): string =>
  toSlug(title) || (id === undefined ? 'service' : String(id));

interface Addressed {
  title: string;
  slug?: string | undefined;
}

/** Returns the slug of a service: the editor's, else one from the title. */
export const getAddress = ({ title, slug }: Addressed, id?: number): string => slug || serviceSlug(title, id);

/** Creates the error for the slug of a city's page, which takes precedence: such a service would never be shown. */
export const refuseTownAddress = ({ slug }: Pick<Addressed, 'slug'>): DomainError =>
  invalidField(slug ? 'slug' : 'title', 'Cette adresse est celle d’une page de ville.');

/** Creates the error for a slug in use, under the field that the slug comes from. */
export const addressTaken = ({ slug }: Pick<Addressed, 'slug'>): DomainError =>
  slug
    ? invalidField('slug', 'Un autre service a déjà cette adresse.')
    : invalidField('title', 'Un service porte déjà ce titre.');

/** Creates the error for two simultaneous saves: the later one has to start again. */
export const refuseRace = (): DomainError =>
  new DomainError(
    'conflict',
    'Cette fiche vient d’être modifiée par quelqu’un d’autre. Rechargez-la avant d’enregistrer.',
  );

export const placeRefused = (): DomainError => invalidField('ids', 'Un service ne peut avoir qu’une place.');

export const orderedMissing = (): DomainError =>
  new DomainError('not-found', 'Un de ces services n’existe plus : rechargez la liste.');

export const serviceNotFound = (): DomainError => new DomainError('not-found', 'Ce service n’existe pas.');
