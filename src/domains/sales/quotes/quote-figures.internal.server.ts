import { documentNumber } from '#src/kernel/quote-number.ts';
import { type RowPages, rowPages } from '#src/platform/row-pages.server.ts';
import type { ExportedQuote } from './quote-figures.contract.ts';
import {
  selectAllQuoteIds,
  selectExpiring,
  selectNewestQuotes,
  selectNumbered,
  selectQuoteFigures,
  selectQuoteLines,
  selectQuotePeople,
  selectQuoteRecords,
  selectQuoteSpans,
  selectServiceShares,
} from './quote-figures.store.server.ts';

/** Counts quotes by stage, now and at an instant, and returns the age of the oldest pending one. */
export const countQuoteFigures = selectQuoteFigures;

/** Counts the quotes received and accepted in each span between two instants. */
export const countQuotesBySpan = selectQuoteSpans;

/** Returns the printed numbers of quotes and amendments by their ids. */
export const findQuoteNumbers = async (ids: number[]): Promise<Map<number, string>> =>
  new Map((await selectNumbered(ids)).map((quote) => [quote.id, documentNumber(quote)]));

/** Returns every quote as a row of a file, in order of creation. */
export const findQuotePages = async (): Promise<RowPages<ExportedQuote>> =>
  rowPages(await selectAllQuoteIds(), selectQuoteLines);

/** Returns the newest quotes. */
export const listRecentQuotes = selectNewestQuotes;

/** Returns the sent quotes and amendments that expire in these days, with their printed numbers. */
export const listExpiringQuotes = async (days: Parameters<typeof selectExpiring>[0]) =>
  (await selectExpiring(days)).map(({ id, name, valid_until, ...quote }) => ({
    ...{ id, name, valid_until: valid_until ?? '' },
    number: documentNumber({ id, ...quote }),
  }));

/** Returns quotes that contain a text, for the global search. */
export const searchQuoteRecords = selectQuoteRecords;

/** Sums quotes and their amounts by service: the most requested separately, all others together. */
export const sumServiceShares = selectServiceShares;

/** Finds the people of the newest quotes by a part of their name, address or telephone number. */
export const findQuotePeople = selectQuotePeople;
