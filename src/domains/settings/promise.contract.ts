import { z } from 'zod';
import { Line } from '#src/kernel/fields.ts';

/** What the site promises: figures and words that stand on public pages only when they have a source. */

const VALUE_MISSING = 'Indiquez la valeur, ou choisissez « Ne rien dire ».';

/** Civil day on which the owner declared the value; set by the server when it changes. */
export const DeclaredOn = z.union([z.literal(''), z.iso.date()]).default('');

const SOURCES = ['none', 'declared'] as const;
export const PROMISE_SOURCES = [...SOURCES, 'computed'] as const;

const value = (limit: number, step: number) => z.number().positive().max(limit).multipleOf(step).nullable();
const isStated = (promise: { source: string; value: unknown }): boolean =>
  promise.source !== 'declared' || (promise.value !== null && promise.value !== '');

/** Figure that only the owner knows. */
const figure = (limit: number) =>
  z
    .object({ source: z.enum(SOURCES).default('none'), value: value(limit, 1).default(null), declared_on: DeclaredOn })
    .refine(isStated, VALUE_MISSING)
    .prefault({});

/** Figure that the data of the site can also give. */
const computable = (limit: number, step = 1) =>
  z
    .object({
      source: z.enum(PROMISE_SOURCES).default('none'),
      value: value(limit, step).default(null),
      declared_on: DeclaredOn,
    })
    .refine(isStated, VALUE_MISSING)
    .prefault({});

const words = z
  .object({ source: z.enum(SOURCES).default('none'), value: Line(80).default(''), declared_on: DeclaredOn })
  .refine(isStated, VALUE_MISSING)
  .prefault({});

const COUNT_MAX = 1_000_000;
const HOURS_MAX = 720;
const YEARS_MAX = 300;
const TENTH = 0.1;

export const PromiseSettings = z.object({
  /** Distinct customers, in search descriptions, footer and city pages. */
  clients: computable(COUNT_MAX),
  /** Finished works, in the key figures. */
  projects: computable(COUNT_MAX),
  years: figure(YEARS_MAX),
  rating: computable(5, TENTH),
  /** Hours until somebody calls back. */
  answer_hours: computable(HOURS_MAX),
  /** Hours until a written reply. */
  reply_hours: figure(HOURS_MAX),
  guarantee_years: figure(YEARS_MAX),
  treatment_years: figure(YEARS_MAX),
  satisfaction_percent: figure(100),
  /** Name of the label or qualification. */
  certification: words,
  /** When somebody answers in an emergency: "24h/24 et 7j/7". */
  availability: words,
  /** How the works leave house and garden, as a sentence. */
  site_care: words,
  /** How the customer is kept informed, as a sentence. */
  follow_up: words,
});
export type PromiseSettings = z.infer<typeof PromiseSettings>;
export type PromiseName = keyof PromiseSettings;

/** Figures that the data of the site give; null without data. */
export const ComputedFigures = z.object({
  clients: z.int().nullable(),
  projects: z.int().nullable(),
  /** Average of the published reviews, to one decimal. */
  rating: z.number().nullable(),
  /** Number of published reviews. */
  reviews: z.int(),
  /** Median hours to the first answer to a message, over the last 90 days, to one decimal. */
  answer_hours: z.number().nullable(),
});
export type ComputedFigures = z.infer<typeof ComputedFigures>;
export type ComputedName = Exclude<keyof ComputedFigures, 'reviews'>;

export const COMPUTED_NAMES = ['clients', 'projects', 'rating', 'answer_hours'] as const satisfies ComputedName[];
export const NOTHING_COMPUTED: ComputedFigures = {
  clients: null,
  projects: null,
  rating: null,
  reviews: 0,
  answer_hours: null,
};

/** How a declared figure stands beside the data: contradicted by them, or beyond what they can show. */
export const FINDINGS = ['contradicted', 'unverifiable'] as const;

/** What the site says of the hours or the radius, which have screens of their own, and since when. */
const DeclaredElsewhere = z.object({ value: z.string(), declared_on: z.string() });

export const PromiseCheck = z.object({
  computed: ComputedFigures,
  elsewhere: z.object({ hours: DeclaredElsewhere, radius: DeclaredElsewhere }),
  findings: z.array(
    z.object({
      promise: z.enum(COMPUTED_NAMES),
      finding: z.enum(FINDINGS),
      declared: z.number(),
      measured: z.number(),
    }),
  ),
});
export type PromiseCheck = z.infer<typeof PromiseCheck>;
export type PromiseFinding = PromiseCheck['findings'][number];
