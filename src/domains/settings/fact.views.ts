import { inTown, ofTown } from '#src/kernel/french-towns.ts';
import { euros } from '#src/kernel/money.ts';
import type { Facts } from '#src/kernel/placeholders.ts';
import { fill } from '#src/kernel/text.ts';
import { FACT_TEXTS as texts } from './fact.texts.ts';
import { openingWords } from './opening-week.views.ts';
import type { ComputedFigures, PromiseName } from './promise.contract.ts';
import { isDayAndNight, resolvePromise } from './promise.rules.ts';
import type { Settings } from './setting.contract.ts';

interface Sources {
  settings: Settings;
  computed: ComputedFigures;
  /** Radius of the works in kilometres; null when it is not set. */
  radius: number | null;
  /** Place from which it is measured; by default the company's town. */
  centreName?: string | undefined;
  /** What the records of the site say; only public pages print it. */
  records?: RecordFacts | undefined;
}

/** Facts that are counted or listed from rows of other domains. */
export type RecordFacts = Pick<Facts, 'area' | 'towns' | 'places' | 'districts' | 'trades'>;

const NO_RECORDS: RecordFacts = { area: '', towns: '', places: '', districts: '', trades: '' };
const CENTS = 100;

/** Returns the prices that texts name; empty what the owner has not stated. */
export function priceFacts({ maintenance_from_cents: maintenance, quote_cents: quote }: Settings['prices']) {
  const amount = (maintenance / CENTS).toLocaleString('fr-FR');
  return {
    maintenance_price: maintenance > 0 ? fill(texts.perSquareMetre, { amount }) : '',
    quote_price: quote ? euros(quote) : '',
    free_quote: quote === 0 ? texts.free : '',
  };
}

const getHours = (count: string): string => count && fill(texts.hours, { count });

function getYears(count: string): string {
  return count && fill(count === '1' ? texts.year : texts.years, { count });
}

function yearWords(count: string): string {
  if (count === '1') return texts.yearInWords;
  return count && fill(texts.yearsInWords, { count: texts.numbers[Number(count)] ?? count });
}

/** Returns the guarantee as an adjective: "décennale", "de 5\u00a0ans". */
function guaranteeKind(years: string): string {
  const kinds: Record<string, string> = texts.guaranteeKinds;
  if (years === '') return '';
  return Object.hasOwn(kinds, years) ? (kinds[years] ?? '') : fill(texts.guaranteeKind, { years: getYears(years) });
}

const CORSICA = '20';
/** Postal codes from here on are those of Haute-Corse. */
const HAUTE_CORSE = '202';

/** Returns the number of the department of a postal code: "44", "2A", "974". */
export function departmentNumber(postalCode: string): string {
  if (/^9[78]/.test(postalCode)) return postalCode.slice(0, 3);
  if (postalCode.startsWith(CORSICA)) return postalCode >= HAUTE_CORSE ? '2B' : '2A';
  return postalCode.slice(0, 2);
}

/** Returns everything that a text of the site can say about the company; what has no source is empty. */
export function toFacts({ settings, computed, radius, centreName, records = NO_RECORDS }: Sources): Facts {
  const { general, company, promises, hours } = settings;
  const say = (name: PromiseName): string => {
    const value = resolvePromise(promises, computed, name);
    return typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
  };
  const [answer, guarantee, treatment] = [say('answer_hours'), say('guarantee_years'), say('treatment_years')];
  const { city } = company;
  const centre = centreName || city;
  return {
    name: general.site_name,
    phone: general.contact_phone,
    town: city,
    in_town: city && inTown(city),
    of_town: city && ofTown(city),
    department: departmentNumber(company.postal_code),
    radius: radius === null ? '' : String(radius),
    of_centre: centre && ofTown(centre),
    ...records,
    hours: general.working_hours || openingWords(hours),
    years: say('years'),
    clients: say('clients'),
    projects: say('projects'),
    rating: say('rating'),
    reviews: computed.reviews === 0 ? '' : String(computed.reviews),
    satisfaction: say('satisfaction_percent'),
    answer: getHours(answer),
    answer_hours: answer,
    reply: getHours(say('reply_hours')),
    guarantee: getYears(guarantee),
    guarantee_years: guarantee,
    guarantee_kind: guaranteeKind(guarantee),
    guarantee_words: yearWords(guarantee),
    treatment: getYears(treatment),
    treatment_years: treatment,
    treatment_words: yearWords(treatment),
    certification: say('certification'),
    availability: say('availability'),
    site_care: say('site_care'),
    follow_up: say('follow_up'),
    ...priceFacts(settings.prices),
    day_and_night: isDayAndNight(say('availability')) ? texts.dayAndNight : '',
  };
}
