import { fill } from '#src/kernel/text.ts';
import { type HoursSettings, type OpenSpan, WEEKDAYS, type Weekday } from './hours.contract.ts';
import { OPENING_WEEK_TEXTS as texts } from './opening-week.texts.ts';

/** Days with the same opening time. */
export interface OpeningSpan {
  days: Weekday[];
  opens: string;
  closes: string;
}

/** Returns the opening times of a week, each with its days; empty when no hours are set. */
export function toOpeningSpans(hours: HoursSettings): OpeningSpan[] {
  const spans = new Map<string, OpeningSpan>();
  for (const day of WEEKDAYS) {
    for (const { from, to } of hours[day]) {
      const span = spans.get(`${from}-${to}`) ?? { days: [], opens: from, closes: to };
      spans.set(`${from}-${to}`, { ...span, days: [...span.days, day] });
    }
  }
  return [...spans.values()];
}

function timeWords(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  return minutes === '00'
    ? fill(texts.hour, { hour: Number(hour) })
    : fill(texts.hourMinutes, { hour: Number(hour), minutes });
}

const spanWords = ({ from, to }: OpenSpan): string => fill(texts.span, { from: timeWords(from), to: timeWords(to) });

interface Run {
  first: Weekday;
  last: Weekday;
  spans: OpenSpan[];
}

/** Joins neighbouring days with the same hours. */
function toRuns(hours: HoursSettings): Run[] {
  const runs: Run[] = [];
  for (const day of WEEKDAYS) {
    const spans = hours[day];
    const run = runs.at(-1);
    if (run && JSON.stringify(run.spans) === JSON.stringify(spans)) run.last = day;
    else runs.push({ first: day, last: day, spans });
  }
  return runs.filter(({ spans }) => spans.length > 0);
}

function runWords({ first, last, spans }: Run): string {
  const names = { first: texts.days[first], last: texts.days[last] };
  const days = first === last ? names.first : fill(texts.fromTo, names);
  return fill(texts.run, { days, spans: spans.map(spanWords).join(texts.and) });
}

/** Returns the hours of a week in words: "Du lundi au vendredi, 8 h à 18 h"; empty when no hours are set. */
export function openingWords(hours: HoursSettings): string {
  const runs = toRuns(hours);
  const [only] = runs;
  const isAlways =
    runs.length === 1 &&
    only?.first === 'monday' &&
    only.last === 'sunday' &&
    only.spans.every(({ from, to }) => from === '00:00' && to === '24:00');
  if (isAlways) return texts.always;
  const words = runs.map(runWords).join(texts.next);
  return words.replace(/^./u, (letter) => letter.toUpperCase());
}
