import { parisDay, parisTime } from '#src/kernel/dates.ts';
import { dayAfter, type FrenchHoliday } from '#src/kernel/french-holidays.ts';
import { lazy } from '#src/kernel/lazy.ts';
import { fill } from '#src/kernel/text.ts';
import type { HoursSettings } from './hours.contract.ts';
import { openingAt, type Reason } from './opening-hours.rules.ts';

/** Sentences from the domain's texts. */
type Words = Record<
  | 'answer'
  | 'answerBecause'
  | 'soon'
  | 'today'
  | 'tomorrow'
  | 'named'
  | 'at'
  | 'hour'
  | 'hourMinutes'
  | 'closedFor'
  | 'range'
  | 'and'
  | 'andAlso',
  string
> & { holidays: Record<FrenchHoliday, string> };

const weekdayName = lazy(() => new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long' }));
const monthName = lazy(() => new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long' }));

/** Formats a day: "2\u00a0janvier", "1er\u00a0janvier". */
function dateWords(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const number = at.getUTCDate();
  return `${number === 1 ? '1er' : number}\u00a0${monthName().format(at)}`;
}

const dayWords = (day: string): string => `${weekdayName().format(new Date(`${day}T00:00:00Z`))} ${dateWords(day)}`;

function timeWords(at: Date, words: Words): string {
  const [hour = '', minutes = ''] = parisTime(at).split(':');
  return minutes === '00'
    ? fill(words.hour, { hour: Number(hour) })
    : fill(words.hourMinutes, { hour: Number(hour), minutes });
}

/** Formats a reason: "le lundi 1er janvier, jour de l’An", "du 3 au 21\u00a0août, congés". */
function reasonWords(reason: Reason, today: string, words: Words): string {
  const [from, to] = 'closure' in reason ? [reason.closure.from, reason.closure.to] : [reason.day, reason.day];
  const why =
    'closure' in reason ? reason.closure.label : reason.holidays.map((name) => words.holidays[name]).join(words.and);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isOneMonth ? (dateWords(from).split('\u00a0')[0] ?? '') : dateWords(from);
  const range = fill(words.range, { from: first, to: dateWords(to) });
  const single = from === today ? words.today : fill(words.named, { day: dayWords(from) });
  const when = from === to ? single : range;
  return why === '' ? when : fill(words.closedFor, { when, why });
}

/** Returns the sentence for a visitor outside opening hours; undefined when the company never opens. */
export function openingSentence(hours: HoursSettings, at: Date, words: Words): string | undefined {
  const opening = openingAt(hours, at);
  if (opening.isOpen) return words.soon;
  if (opening.next === undefined) return undefined;
  const { at: opens, reasons } = opening.next;
  const [today, day] = [parisDay(at), parisDay(opens)];
  const closed = reasons.map((reason) => reasonWords(reason, today, words)).join(words.andAlso);
  const when = fill(words.at, { day: getDay(day, today, closed !== '', words), time: timeWords(opens, words) });
  return closed === '' ? fill(words.answer, { when }) : fill(words.answerBecause, { when, closed });
}

function getDay(day: string, today: string, isExplained: boolean, words: Words): string {
  if (day === today) return words.today;
  if (day === dayAfter(today, 1)) return words.tomorrow;
  if (!isExplained && day < dayAfter(today, 7)) return weekdayName().format(new Date(`${day}T00:00:00Z`));
  return fill(words.named, { day: dayWords(day) });
}
