import { type HoursSettings, WEEKDAYS } from './hours.contract.ts';
import type {
  ComputedFigures,
  ComputedName,
  PromiseFinding,
  PromiseName,
  PromiseSettings,
} from './promise.contract.ts';
import { COMPUTED_NAMES } from './promise.contract.ts';

/** Reviews from which their average says something. */
const REVIEWS_NEEDED = 5;
/** Difference of two averages that a visitor notices. */
const RATING_TOLERANCE = 0.2;
/** Computed hours are promised as whole hours, rounded up. */
const ROUNDED: Partial<Record<PromiseName, (figure: number) => number>> = {
  answer_hours: (hours) => Math.max(1, Math.ceil(hours)),
};

const isComputable = (name: PromiseName): name is ComputedName => COMPUTED_NAMES.some((computed) => computed === name);

/** Returns what the site may say: the declared or the computed value, or null. */
export function resolvePromise(
  promises: PromiseSettings,
  computed: ComputedFigures,
  name: PromiseName,
): number | string | null {
  const { source, value } = promises[name];
  if (source === 'declared') return value === '' ? null : value;
  if (source !== 'computed' || !isComputable(name)) return null;
  const figure = computed[name];
  if (figure === null) return null;
  return ROUNDED[name]?.(figure) ?? figure;
}

const DAY_AND_NIGHT = [/24\s*h?\s*\/\s*24|jour et nuit/i, /7\s*j?\s*\/\s*7|tous les jours/i];

/** Returns whether these words promise an answer at any hour of any day. */
export const isDayAndNight = (availability: string): boolean =>
  DAY_AND_NIGHT.every((pattern) => pattern.test(availability));

const FINDERS: Record<
  ComputedName,
  (declared: number, measured: number, computed: ComputedFigures) => PromiseFinding['finding'] | undefined
> = {
  rating: (declared, measured, { reviews }) =>
    reviews >= REVIEWS_NEEDED && Math.round(Math.abs(declared - measured) * 10) / 10 >= RATING_TOLERANCE
      ? 'contradicted'
      : undefined,
  answer_hours: (declared, measured) => (declared < measured ? 'contradicted' : undefined),
  // Works done before the site, or never entered, are in no table: their number is no contradiction.
  clients: (declared, measured) => (declared > measured ? 'unverifiable' : undefined),
  projects: (declared, measured) => (declared > measured ? 'unverifiable' : undefined),
};

/** Compares declared figures with the data; a figure without data contradicts nothing. */
export function findContradictions(promises: PromiseSettings, computed: ComputedFigures): PromiseFinding[] {
  return COMPUTED_NAMES.flatMap((promise) => {
    const { source, value: declared } = promises[promise];
    const measured = computed[promise];
    if (source !== 'declared' || declared === null || measured === null) return [];
    const finding = FINDERS[promise](declared, measured, computed);
    return finding === undefined ? [] : [{ promise, finding, declared, measured }];
  });
}

/** Sets the day of each declaration whose value changed; the other days stay as they are stored. */
export function withDeclarationDays(
  stored: Record<string, unknown>,
  values: Record<string, unknown>,
  today: string,
): Record<string, unknown> {
  const before = stored as Partial<PromiseSettings>;
  const dated = Object.entries(values as Partial<PromiseSettings>).map(([name, promise]) => {
    const old = before[name as PromiseName];
    const isSame = old?.source === promise.source && old.value === promise.value;
    const day = promise.source === 'declared' ? today : '';
    return [name, { ...promise, declared_on: isSame ? old.declared_on : day }];
  });
  return Object.fromEntries(dated);
}

/** Sets the day on which the hours were declared, when a weekday changes; a week without hours says nothing. */
export function withHoursDay(
  stored: Record<string, unknown>,
  { declared_on: _, ...values }: Record<string, unknown>,
  today: string,
): Record<string, unknown> {
  const [before, after] = [stored, { ...stored, ...values }] as unknown as HoursSettings[];
  const isSame = WEEKDAYS.every((day) => JSON.stringify(before?.[day]) === JSON.stringify(after?.[day]));
  if (isSame) return values;
  const isOpen = WEEKDAYS.some((day) => (after?.[day].length ?? 0) > 0);
  return { ...values, declared_on: isOpen ? today : '' };
}
