import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { query } from '#src/platform/operation.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import {
  Closing,
  ClosingExport,
  ClosingKey,
  ClosingPage,
  ClosingQuery,
  ClosingStatistics,
} from './ledger-closing.contract.ts';
import {
  selectClosingFigures,
  selectClosingIds,
  selectClosings,
  selectClosingsByIds,
} from './ledger-closing.store.server.ts';
import { CLOSING_TEXTS as TEXTS } from './ledger-closing.texts.ts';
import { toClosing } from './ledger-closing.views.ts';

/** Returns closings of the ledger, newest first by default. */
export const listClosings = query({
  allow: 'money',
  input: ClosingQuery,
  output: ClosingPage,
  run: async (wanted) => {
    const { items, meta } = await selectClosings(wanted);
    return { meta, items: items.map(toClosing) };
  },
});

/** Counts closings, and returns the perpetual total of the money that counts now. */
export const countClosings = query({
  allow: 'money',
  input: z.object({}),
  output: ClosingStatistics,
  run: async () => {
    const { cents, ...counts } = await selectClosingFigures(isDemonstration());
    return { ...counts, perpetual: toEuros(cents) };
  },
});

/** Returns one closing. */
export const readClosing = query({
  allow: 'money',
  input: ClosingKey,
  output: Closing,
  run: async ({ id }) => {
    const [closing] = await selectClosingsByIds([id]);
    if (closing === undefined) throw new DomainError('not-found', TEXTS.missing);
    return toClosing(closing);
  },
});

/** Returns every closing that matches a list's search and filter, in its order. */
export const exportClosings = query({
  allow: 'money',
  input: ClosingExport,
  output: rowPagesSchema(Closing),
  run: async (wanted) => rowPages(await selectClosingIds(wanted), selectClosingsByIds).map(toClosing),
});
