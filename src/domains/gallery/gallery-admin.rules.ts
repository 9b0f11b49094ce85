import { DomainError, invalidField } from '#src/kernel/errors.ts';
import type { GalleryItem } from './gallery.contract.ts';

/** Errors and exports of the back office; separate from the grid's rules, which are bundled for the browser. */

export const itemNotFound = (): DomainError => new DomainError('not-found', 'Cette réalisation n’existe pas.');

/** Returns the error for two concurrent saves: the later must start again. */
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

/** Returns a list as rows for a spreadsheet: column names first, then one row per work. */
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
