/** Public holidays of article L3133-1 of the labour code, in the article's order. */
const NATIONAL = [
  'new-year',
  'easter-monday',
  'labour-day',
  'victory',
  'ascension',
  'whit-monday',
  'national-day',
  'assumption',
  'all-saints',
  'armistice',
  'christmas',
] as const;
/** Holidays that article L3134-13 adds in Alsace and Moselle. */
const REGIONAL = ['good-friday', 'saint-stephen'] as const;

export type FrenchHoliday = (typeof NATIONAL)[number] | (typeof REGIONAL)[number];

/** Month and day, or number of days after Easter Sunday. */
const WHEN: Record<FrenchHoliday, string | number> = {
  'new-year': '01-01',
  'easter-monday': 1,
  'labour-day': '05-01',
  victory: '05-08',
  ascension: 39,
  'whit-monday': 50,
  'national-day': '07-14',
  assumption: '08-15',
  'all-saints': '11-01',
  armistice: '11-11',
  christmas: '12-25',
  'good-friday': -2,
  'saint-stephen': '12-26',
};

/** Returns the civil day `days` after another, both as `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Returns Easter Sunday by the Gregorian computus of Meeus, Jones and Butcher. */
export function getEaster(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const since = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(since / 31)).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${month}-${String((since % 31) + 1).padStart(2, '0')}`;
}

interface Where {
  alsaceMoselle?: boolean;
}

/** Returns the holidays of a year and their civil days; two may share one day, as in 2008. */
export function frenchHolidays(year: number, { alsaceMoselle = false }: Where = {}): [FrenchHoliday, string][] {
  const easter = getEaster(year);
  const names: readonly FrenchHoliday[] = alsaceMoselle ? [...NATIONAL, ...REGIONAL] : NATIONAL;
  return names.map((name) => {
    const when = WHEN[name];
    return [name, typeof when === 'number' ? dayAfter(easter, when) : `${easter.slice(0, 4)}-${when}`];
  });
}

/** Returns the holidays on a civil day. */
export const holidaysOn = (day: string, where?: Where): FrenchHoliday[] =>
  frenchHolidays(Number(day.slice(0, 4)), where)
    .filter(([, on]) => on === day)
    .map(([name]) => name);

/** Returns whether a civil day is neither a Saturday, nor a Sunday, nor a public holiday. */
function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && holidaysOn(day).length === 0;
}

/** Returns the day itself, or the next working day. */
export const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : workingDayFrom(dayAfter(day, 1)));
