import { inTown } from '#src/kernel/french-towns.ts';
import { fillPlaceholders } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import type { AreaTexts } from './area.contract.ts';
import type { Area, AreaWords, Zone } from './zone.contract.ts';
import { ZONE_TEXTS } from './zone.texts.ts';
import { circleWords } from './zone.views.ts';

const texts = ZONE_TEXTS.words;

const EXAMPLES = 6;
const EXAMPLES_IN_HINT = 3;

/** Returns the towns that the planner offers: the owner's, else the first ones of the site. */
const getExamples = (own: readonly string[], zones: Zone[]): string[] =>
  own.length > 0
    ? [...own]
    : zones
        .filter(({ isSeat }) => !isSeat)
        .map(({ name }) => name)
        .slice(0, EXAMPLES);

/** Says where the company works, with what it has stored. */
function getSummary(area: Area, zones: Zone[]): string {
  const { seat, radiusKm } = area;
  if (seat !== null && radiusKm !== null) {
    const values = { in_seat: inTown(seat.name), radius: radiusKm, circle: circleWords(area) };
    return fill(area.centreName === seat.name ? texts.around : texts.aroundElsewhere, values);
  }
  const departments = [...new Set(zones.map(({ department }) => department.name))];
  if (departments.length > 1) return fill(texts.departments, { departments: departments.join(', ') });
  if (seat !== null) return fill(texts.near, { in_seat: inTown(seat.name) });
  if (zones.length > 0) return zones.length === 1 ? texts.town : fill(texts.towns, { count: zones.length });
  return texts.contact;
}

/** Returns the sentences about the area: the owner's own ones, with their placeholders, else what the data say. */
export function toAreaWords(own: AreaTexts, area: Area, zones: Zone[]): AreaWords {
  const summary = fillPlaceholders(own.summary, { radius: area.radiusKm ?? '' }) || getSummary(area, zones);
  const examples = getExamples(own.examples, zones);
  const named = examples.slice(0, EXAMPLES_IN_HINT).join(', ');
  return {
    summary,
    plannerHint: own.planner_hint || (named === '' ? texts.hintAnywhere : fill(texts.hint, { examples: named })),
    examples,
  };
}
