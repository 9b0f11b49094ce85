import { z } from 'zod';
import { filledLines } from '#src/ui/admin/lines-field.tsx';
import type { Reading } from '#src/ui/admin/use-record-form.ts';
import { NewService, type ProcessStep, type StoredService } from '../service.contract.ts';

export const TEXT_FIELDS = [
  'title',
  'slug',
  'subtitle',
  'description',
  'long_description',
  'category',
  'duration',
  'price_range',
  'image',
  'image_alt',
  'heroImage',
  'hero_image_alt',
  'credit',
] as const;
export const LIST_FIELDS = ['features', 'advantages', 'sub_services', 'materials'] as const;

/** Values of the service form. */
export type ServiceValues = Record<(typeof TEXT_FIELDS)[number], string> &
  Record<(typeof LIST_FIELDS)[number], string[]> & {
    process: ProcessStep[];
    is_active: boolean;
    /** Empty while the user is typing. */
    sort_order: number | string;
  };

/** Returns the form values of a service, or of a new one. */
export function toReading(service: StoredService | undefined): Reading<ServiceValues> {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, service?.[name] ?? '']));
  const lists = Object.fromEntries(LIST_FIELDS.map((name) => [name, service?.[name] ?? []]));
  const values = {
    ...texts,
    ...lists,
    process: service?.process ?? [],
    is_active: service?.is_active ?? true,
    sort_order: service?.sort_order ?? 0,
  } as ServiceValues;
  return { values, version: service?.updated_at };
}

/** Returns the fields to send: without blank lines and steps, steps renumbered. */
export function getFields(values: ServiceValues): Record<string, unknown> {
  return {
    ...values,
    ...Object.fromEntries(LIST_FIELDS.map((name) => [name, filledLines(values[name])])),
    process: values.process
      .filter(({ title, description }) => title.trim() !== '' || description.trim() !== '')
      .map((step, index) => ({ ...step, step: index + 1 })),
    sort_order: values.sort_order === '' ? 0 : Number(values.sort_order),
  };
}

/** Returns the fields to send for a service that was read as `before`: no picture that it neither had nor gets. */
export function getChanges(values: ServiceValues, before: ServiceValues): Record<string, unknown> {
  const isAbsent = (name: string): boolean =>
    (name === 'image' || name === 'heroImage') && values[name] === '' && before[name] === '';
  return Object.fromEntries(Object.entries(getFields(values)).filter(([name]) => !isAbsent(name)));
}

/** The contract's schema for form values. */
export const ServiceForm = z.preprocess((values) => getFields(values as ServiceValues), NewService);
