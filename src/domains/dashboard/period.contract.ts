export const PERIODS = ['month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];
/** Default period of the URL. */
export const DEFAULT_PERIOD: Period = 'month';
