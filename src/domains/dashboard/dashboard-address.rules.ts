import { DEFAULT_PERIOD, PERIODS, type Period } from './dashboard.contract.ts';

const IN_ADDRESS = { month: 'mois', quarter: 'trimestre', year: 'annee' } as const satisfies Record<Period, string>;

/** The period that an address names; what it names wrongly counts as not named. */
export const periodOf = (search: URLSearchParams): Period =>
  PERIODS.find((period) => IN_ADDRESS[period] === search.get('periode')) ?? DEFAULT_PERIOD;

export const periodHref = (period: Period): string =>
  period === DEFAULT_PERIOD ? '?' : `?periode=${IN_ADDRESS[period]}`;
