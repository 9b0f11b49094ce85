import { z } from 'zod';
import { PriceList } from '#src/domains/settings/price.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { getPriceList } from '#src/domains/settings/setting.views.ts';
import { query } from '#src/platform/operation.server.ts';

/** Returns the published prices, VAT included. */
export const readPriceList = query({
  allow: 'anyone',
  input: z.object({}),
  output: PriceList,
  run: async () => getPriceList(await readSettings()),
});

/** Returns the address that receives reports of vulnerabilities; empty without one. */
export const readSecurityContact = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.object({ email: z.string() }),
  run: async () => ({ email: (await readSettings()).general.contact_email }),
});
