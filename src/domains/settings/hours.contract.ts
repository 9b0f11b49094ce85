import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';
import { DeclaredOn } from './promise.contract.ts';

/** Hours in which the company answers, in Europe/Paris. `general.working_hours` is the line that pages show of them. */

export const SPANS_MAX = 3;
export const CLOSURES_MAX = 30;
const LABEL_MAX = 80;
const REVERSED = 'La fin doit suivre le début.';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `08:30`; `24:00` is the end of the day. */
const Time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Heure attendue (08:30).');
const OpenSpan = z.object({ from: Time, to: Time }).refine(({ from, to }) => from < to, { message: REVERSED });
export type OpenSpan = z.infer<typeof OpenSpan>;

/** Time spans of one day, sorted. */
const DaySpans = z
  .array(OpenSpan)
  .max(SPANS_MAX, `${SPANS_MAX} plages par jour au maximum.`)
  .transform((spans) => spans.toSorted((one, other) => one.from.localeCompare(other.from)))
  .pipe(
    z
      .array(OpenSpan)
      .refine((spans) => spans.every(({ from }, place) => place === 0 || from >= (spans[place - 1]?.to ?? '')), {
        message: 'Deux plages se chevauchent.',
      }),
  );

/** Nothing is said of the hours before the owner has set them. */
const day = DaySpans.default([]);

const Day = z.iso.date('Date attendue.');
export const Closure = z
  .object({ from: Day, to: Day, label: Line(LABEL_MAX).default('') })
  .refine(({ from, to }) => from <= to, { message: REVERSED });
export type Closure = z.infer<typeof Closure>;

export const HoursSettings = z.object({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
  closed_on_holidays: z.boolean().default(true),
  /** Adds Good Friday and 26 December as public holidays. */
  alsace_moselle: z.boolean().default(false),
  closures: z.array(Closure).max(CLOSURES_MAX, `${CLOSURES_MAX} fermetures au maximum.`).default([]),
  /** Set by the server when a weekday changes. */
  declared_on: DeclaredOn,
});
export type HoursSettings = z.infer<typeof HoursSettings>;
