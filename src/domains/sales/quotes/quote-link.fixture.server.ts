import { getPricingTerms, getWrittenPrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { type SettingsChange, storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { canonicalDocument, type PricedDocument } from '#src/kernel/priced-document.ts';
import { isoIn, now, nowIso } from '#src/platform/clock.server.ts';
import { getFingerprint, hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { quoteDocument } from './quote.document.server.ts';
import { aQuote, ROOF_LINES } from './quote.fixture.server.ts';
import { validUntilFrom } from './quote.rules.ts';
import { insertDecision, replaceLink } from './quote-link.store.server.ts';
import { contentHash } from './quote-offer.document.server.ts';
import { toWrittenPrice } from './quote-price.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';
import { selectQuoteRecord } from './quote-record.store.server.ts';

/** Settings with every entry that the law requires of a company on a devis. */
export const COMPANY_SETTINGS: SettingsChange[] = [
  {
    group: 'general',
    values: {
      site_name: 'Toitures d’essai',
      contact_email: 'contact@toitures.example',
      contact_phone: '04 65 71 00 12',
      address: '12 chemin des Tuiliers, 07250 Le Pouzin',
    },
  },
  {
    group: 'company',
    values: {
      legal_name: 'Toitures d’essai SARL',
      legal_form: 'SARL',
      capital: '10 000 €',
      siret: 'EXEMPLE 00000',
      registry: 'RCS Aubenas',
      vat_number: 'FR EXEMPLE 00',
      iban: 'FR00 EXEMPLE',
      insurer: 'Assurance d’essai, Valence',
      insurance_policy: 'POLICE-1',
      insurance_cover: 'France métropolitaine',
      mediator: 'Médiateur d’essai, Valence',
    },
  },
  { group: 'prices', values: { hourly_cents: 5_500, quote_cents: 0 } },
  { group: 'travel', values: { free_km: 30, fee_per_km_cents: 90 } },
  {
    group: 'quotes',
    values: {
      terms: 'Solde à la réception.',
      waste_quantity: '15 kg par m²',
      waste_sorting: 'Tri sur place',
      waste_collection: 'Déchèterie d’essai, Le Pouzin',
      waste_cost: 'Compris',
      rge: 'Entreprise non titulaire du label RGE.',
    },
  },
];

export const aCompany = (): Promise<void> => storeSettings(COMPANY_SETTINGS);

async function writeDocument(id: number): Promise<{ quote: QuoteRecord; document: PricedDocument }> {
  const quote = await selectQuoteRecord(id);
  if (quote === undefined) throw new Error('no quote');
  const settings = await readSettings();
  const price = getWrittenPrice(toWrittenPrice(quote), getPricingTerms(settings));
  return { quote, document: quoteDocument(quote, price, { settings, day: parisDay(now()) }) };
}

/** Creates a quote that its customer accepted, without a sending: as written, at today's settings. */
export async function anAgreedQuote(changes: Partial<QuoteRecord> = {}): Promise<{ id: number }> {
  const { id } = await aQuote({ lines: ROOF_LINES, status: 'accepted', approved_at: nowIso(), ...changes });
  const { quote, document } = await writeDocument(id);
  const by = { channel: 'link', name: quote.name, user_id: null, ip: '', user_agent: '' } as const;
  await insertDecision({ quoteId: id, decision: 'accepted', statement: '', by, document, documentHash: '' });
  return { id };
}

/** Creates a quote that was sent to its customer, and returns it with the link's token. */
export async function aSentQuote(changes: Partial<QuoteRecord> = {}): Promise<{ id: number; token: string }> {
  await aCompany();
  const valid_until = validUntilFrom(parisDay(now()), 30);
  const sent = {
    status: 'quoted',
    open_status: 'quoted',
    sent_at: nowIso(),
    valid_until,
    address: '3 rue des Lilas',
  } as const;
  const [{ id }, token] = [await aQuote({ lines: ROOF_LINES, ...sent, ...changes }), newSecret()];
  const { quote, document } = await writeDocument(id);
  await replaceLink({
    tokenHash: hashOfSecret(token),
    quoteId: id,
    document,
    documentHash: getFingerprint(canonicalDocument(document)),
    contentHash: contentHash(quote),
    expiresAt: isoIn(31 * 86_400),
  });
  return { id, token };
}
