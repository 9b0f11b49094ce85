import { z } from 'zod';
import { getDefaultRate, getVatRegime } from '#src/domains/sales/pricing/charge.rules.ts';
import { listStoredServices } from '#src/domains/services/operations/list-stored-services.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { query, systemContext } from '#src/platform/operation.server.ts';
import { QUOTE_TEXTS } from '../quote.texts.ts';
import { QuoteTemplates } from '../quote-template.contract.ts';
import { priceTemplate, serviceTemplate } from '../quote-template.rules.ts';

/** Returns templates for a new quote: the services, and lines at the published prices. */
export const listQuoteTemplates = query({
  allow: 'sales:read',
  input: z.object({}),
  output: QuoteTemplates,
  run: async (_input, { requestId }) => {
    const system = systemContext(requestId);
    const settings = await readSettings();
    const { quotes, prices } = settings;
    const { items } = await listStoredServices(system, { status: 'active' });
    const rate = getDefaultRate(settings);
    return {
      services: items.map(({ title }) => title),
      lines: [
        ...prices.lines.map((line) => priceTemplate(line, rate)),
        ...items.map((service) => serviceTemplate(service, rate, QUOTE_TEXTS.range)),
      ],
      default_vat_rate: rate,
      vat_regime: getVatRegime(settings),
      validity_days: quotes.validity_days,
    };
  },
});
