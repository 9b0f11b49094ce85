import { DomainError, invalidField } from '#src/kernel/errors.ts';
import type { GalleryItem } from './gallery.contract.ts';

/** Refusals and files of the back office; apart from the wall's rules, which travel with its script. */

export const itemNotFound = (): DomainError => new DomainError('not-found', 'Cette réalisation n’existe pas.');

/** Two saves at the same instant: the later one begins again. */
export const refuseRace = (): DomainError =>
  new DomainError(
    'conflict',
    'Cette réalisation vient d’être modifiée par quelqu’un d’autre. Rechargez-la avant d’enregistrer.',
  );

export const placeRefused = (): DomainError => invalidField('ids', 'Une réalisation ne peut avoir qu’une place.');

export const orderedMissing = (): DomainError =>
  new DomainError('not-found', 'Une de ces réalisations n’existe plus : rechargez la liste.');

interface ExportTexts {
  published: string;
  draft: string;
  columns: Readonly<Record<string, string>>;
}

/** A list as a file for a spreadsheet: names of the columns, then one line a work. */
export const exportLines = (items: readonly GalleryItem[], { published, draft, columns }: ExportTexts): string[][] => [
  Object.values(columns),
  ...items.map((item) => [
    String(item.id),
    item.title,
    item.category,
    item.is_active ? published : draft,
    String(item.sort_order),
    item.location,
    item.date,
    item.description,
    item.image,
    item.image_alt,
    item.before_image,
    item.before_alt,
    item.credit,
    item.created_at,
    item.updated_at,
  ]),
];
