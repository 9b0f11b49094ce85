import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { getPriceList } from '../legal-identity.rules.ts';
import { PriceList } from '../price.contract.ts';
import { readSettings } from './read-settings.server.ts';

/** Returns the published prices, VAT included. */
export const readPriceList = query({
  allow: 'anyone',
  input: z.object({}),
  output: PriceList,
  run: async (_input) => getPriceList(await readSettings()),
});
