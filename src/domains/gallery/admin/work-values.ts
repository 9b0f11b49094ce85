import { z } from 'zod';
import type { Reading } from '#src/ui/admin/use-record-form.ts';
import { type GalleryItem, NewGalleryItem } from '../gallery.contract.ts';

const FIELDS = [
  'title',
  'description',
  'category',
  'location',
  'date',
  'image',
  'image_alt',
  'before_image',
  'before_alt',
  'credit',
] as const;

/** Values of a work's form. */
export type WorkValues = Record<(typeof FIELDS)[number], string> & {
  is_active: boolean;
  /** Empty while it is being typed. */
  sort_order: number | string;
};

export function toReading(item: GalleryItem): Reading<WorkValues> {
  const texts = Object.fromEntries(FIELDS.map((name) => [name, item[name]])) as Record<(typeof FIELDS)[number], string>;
  return { values: { ...texts, is_active: item.is_active, sort_order: item.sort_order }, version: item.updated_at };
}

export const getFields = (values: WorkValues): Record<string, unknown> => ({
  ...values,
  sort_order: values.sort_order === '' ? 0 : Number(values.sort_order),
});

/** Contract's schema for the form's values. */
export const WorkForm = z.preprocess((values) => getFields(values as WorkValues), NewGalleryItem);
