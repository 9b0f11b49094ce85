import { parisDay, parisInstant } from '#src/kernel/dates.ts';
import { dayAfter, type FrenchHoliday, holidaysOn } from '#src/kernel/french-holidays.ts';
import { type Closure, type HoursSettings, type OpenSpan, WEEKDAYS, type Weekday } from './hours.contract.ts';

/** Reason why a working day is closed: a closure or a public holiday. */
export type Reason = { closure: Closure } | { day: string; holidays: FrenchHoliday[] };

interface NextOpening {
  at: Date;
  /** Reasons for being closed until then. */
  reasons: Reason[];
}
export type Opening = { isOpen: true } | { isOpen: false; next: NextOpening | undefined };

/** Limit of the search for the next opening: two years. */
const FARTHEST_DAYS = 730;

const getWeekday = (day: string): Weekday => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';

const spansOn = (hours: HoursSettings, day: string): OpenSpan[] => hours[getWeekday(day)];

function closedBy(hours: HoursSettings, day: string): Reason | undefined {
  const closure = hours.closures.find(({ from, to }) => from <= day && day <= to);
  if (closure !== undefined) return { closure };
  const holidays = hours.closed_on_holidays ? holidaysOn(day, { alsaceMoselle: hours.alsace_moselle }) : [];
  return holidays.length === 0 ? undefined : { day, holidays };
}

/** Counts a closure of several days as one reason. */
const isNew = (reasons: Reason[], reason: Reason): boolean =>
  !('closure' in reason) || !reasons.some((known) => 'closure' in known && known.closure === reason.closure);

/** Returns whether the company is open at an instant; if not, when it opens next. */
export function openingAt(hours: HoursSettings, at: Date): Opening {
  const today = parisDay(at);
  const reasons: Reason[] = [];
  for (let days = 0; days <= FARTHEST_DAYS; days += 1) {
    const day = dayAfter(today, days);
    const spans = spansOn(hours, day);
    const reason = spans.length === 0 ? undefined : closedBy(hours, day);
    if (reason !== undefined) {
      if (isNew(reasons, reason)) reasons.push(reason);
      continue;
    }
    for (const { from, to } of spans) {
      const opens = parisInstant(day, from);
      if (at < opens) return { isOpen: false, next: { at: opens, reasons } };
      if (at < parisInstant(day, to)) return { isOpen: true };
    }
  }
  return { isOpen: false, next: undefined };
}
