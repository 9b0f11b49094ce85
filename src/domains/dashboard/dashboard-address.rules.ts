import { DEFAULT_PERIOD, PERIODS, type Period } from './dashboard.contract.ts';

const IN_ADDRESS = { month: 'mois', quarter: 'trimestre', year: 'annee' } as const satisfies Record<Period, string>;

/** Returns the period in the URL; an invalid value counts as missing. */
export const getPeriod = (search: URLSearchParams): Period =>
  PERIODS.find((period) => IN_ADDRESS[period] === search.get('periode')) ?? DEFAULT_PERIOD;

export const periodHref = (period: Period): string =>
  period === DEFAULT_PERIOD ? '?' : `?periode=${IN_ADDRESS[period]}`;
