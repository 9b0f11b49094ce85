import { readMedianAnswer } from '#src/domains/contact/contact.internal.server.ts';
import type { Area } from '#src/domains/places/zones/zone.contract.ts';
import { readRadius } from '#src/domains/places/zones/zone.internal.server.ts';
import { countFinished } from '#src/domains/sales/orders/order.internal.server.ts';
import { type RecordFacts, toFacts } from '#src/domains/settings/fact.views.ts';
import { type ComputedFigures, NOTHING_COMPUTED, type PromiseCheck } from '#src/domains/settings/promise.contract.ts';
import { findContradictions } from '#src/domains/settings/promise.rules.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { countTestimonials } from '#src/domains/testimonials/testimonial.internal.server.ts';
import type { Facts } from '#src/kernel/placeholders.ts';
import { perApp } from '#src/platform/app-state.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { databaseIdentity } from '#src/platform/database/database.server.ts';
import { publish, subscribe } from '#src/platform/events/events.server.ts';

/** Answers and finished works change no public content, so figures are computed again after this time. */
export const FIGURES_EVERY_SECONDS = 3_600;

interface FiguresCache {
  changes: number;
  figures?: ComputedFigures;
  /** Database and time of `figures`. */
  database?: object | undefined;
  at: number;
}

const cache = perApp((): FiguresCache => {
  const own: FiguresCache = { changes: 0, at: 0 };
  subscribe('content', () => {
    own.changes += 1;
    own.database = undefined;
  });
  return own;
});

/** Average of whole stars to one decimal; no visitor reads a second one. */
const oneDecimal = (average: number): number => Math.round(average * 10) / 10;

async function computeFigures(): Promise<ComputedFigures> {
  const [reviews, answer_hours, finished] = await Promise.all([
    countTestimonials(),
    readMedianAnswer(),
    countFinished(),
  ]);
  return {
    clients: finished.customers || null,
    projects: finished.orders || null,
    rating: reviews.average === null ? null : oneDecimal(reviews.average),
    reviews: reviews.count,
    answer_hours,
  };
}

/** Returns the figures that the data give, computed at most hourly and after each change of public content. */
export async function readFigures(): Promise<ComputedFigures> {
  const own = cache();
  const database = databaseIdentity();
  const at = now().getTime();
  const isFresh = own.database === database && at >= own.at && at < own.at + FIGURES_EVERY_SECONDS * 1_000;
  if (isFresh && own.figures) return own.figures;
  const before = own.changes;
  const figures = await computeFigures();
  // Figures that were read before a change must not be current after it.
  if (before === own.changes) Object.assign(own, { figures, database, at });
  return figures;
}

/** What the site knows besides its settings; undefined what could not be read. */
interface KnownFacts {
  computed: ComputedFigures | undefined;
  area: Area | undefined;
  records?: RecordFacts | undefined;
}

/** Returns what texts of the site can say about the company; figures that could not be read are not said. */
export const getFacts = (settings: Settings, { computed, area, records }: KnownFacts): Facts =>
  toFacts({
    settings,
    computed: computed ?? NOTHING_COMPUTED,
    radius: area?.radiusKm ?? null,
    centreName: area?.centreName,
    records,
  });

/** Returns the figures, what is declared on other screens, and the declared promises that the figures contradict or cannot confirm. */
export async function checkPromises(): Promise<PromiseCheck> {
  const [settings, computed, radius] = await Promise.all([readSettings(), readFigures(), readRadius()]);
  const facts = getFacts(settings, { computed, area: undefined });
  const { radius_km, radius_declared_on } = radius;
  return {
    computed,
    elsewhere: {
      hours: { value: facts.hours, declared_on: settings.hours.declared_on },
      radius: { value: radius_km === null ? '' : String(radius_km), declared_on: radius_declared_on },
    },
    findings: findContradictions(settings.promises, computed),
  };
}

/** Makes pages that show a computed figure read it again. */
export async function refreshFigures(): Promise<void> {
  const { promises } = await readSettings();
  const isComputed = Object.values(promises).some(({ source }) => source === 'computed');
  if (isComputed) await publish('content', { what: 'figures' });
}
