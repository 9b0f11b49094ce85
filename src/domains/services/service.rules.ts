import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { slugOf } from '#src/kernel/text.ts';
import type { StoredService } from './service.contract.ts';

/** Addresses of the city pages: they win over a service, which would never be seen there. */
export const RESERVED_SLUGS: readonly string[] = ['lyon', 'saint-etienne', 'valence', 'clermont-ferrand', 'grenoble'];

/** The specified rule: from the title, else from the id, else the word service. */
export const serviceSlug = (title: string, id?: number): string =>
  slugOf(title) || (id === undefined ? 'service' : String(id));

interface Addressed {
  title: string;
  slug?: string | undefined;
}

/** Where a service is to stand: where its editor says, else where its title leads. @throws 422 for a city's address. */
export function addressOf({ title, slug }: Addressed, id?: number): string {
  const wished = slug || serviceSlug(title, id);
  if (RESERVED_SLUGS.includes(wished))
    throw invalidField(slug ? 'slug' : 'title', 'Cette adresse est celle d’une page de ville.');
  return wished;
}

/** The address is another service's: said of the field it comes from. */
export const addressTaken = ({ slug }: Pick<Addressed, 'slug'>): DomainError =>
  slug
    ? invalidField('slug', 'Un autre service a déjà cette adresse.')
    : invalidField('title', 'Un service porte déjà ce titre.');

/** Two saves at the same instant: the later one begins again. */
export const refuseRace = (): DomainError =>
  new DomainError(
    'conflict',
    'Cette fiche vient d’être modifiée par quelqu’un d’autre. Rechargez-la avant d’enregistrer.',
  );

export const placeRefused = (): DomainError => invalidField('ids', 'Un service ne peut avoir qu’une place.');

export const orderedMissing = (): DomainError =>
  new DomainError('not-found', 'Un de ces services n’existe plus : rechargez la liste.');

export const serviceNotFound = (): DomainError => new DomainError('not-found', 'Ce service n’existe pas.');

const LINES = ' | ';

interface ExportTexts {
  active: string;
  draft: string;
  columns: Readonly<Record<string, string>>;
}

/** A list as a file for a spreadsheet: names of the columns, then one line a service. */
export const exportLines = (
  services: readonly StoredService[],
  { active, draft, columns }: ExportTexts,
): string[][] => [
  Object.values(columns),
  ...services.map((service) => [
    String(service.id),
    service.title,
    service.slug,
    service.category,
    service.is_active ? active : draft,
    String(service.sort_order),
    service.subtitle,
    service.description,
    service.long_description,
    service.duration,
    service.price_range,
    service.features.join(LINES),
    service.advantages.join(LINES),
    service.sub_services.join(LINES),
    service.materials.join(LINES),
    service.image,
    service.created_at,
    service.updated_at,
  ]),
];
