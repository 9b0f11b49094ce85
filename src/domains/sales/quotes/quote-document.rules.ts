import { chargesVat } from '#src/domains/sales/pricing/charge.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { invalidLegalFields, missingStatus, toLegalIdentity } from '#src/domains/settings/legal-identity.rules.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { fill } from '#src/kernel/text.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Returns the terms that the law requires; empty for those of quotes before they could be chosen. */
function termsContent(quote: QuoteRecord): string[] {
  const { contract_mode: mode, customer_kind: kind, execution_period, waste_quantity } = quote;
  const texts = [execution_period, waste_quantity, quote.waste_collection, quote.waste_cost];
  const isDefault = mode === 'distance' && kind === 'consumer' && texts.every((text) => text === '');
  return isDefault ? [] : [mode, kind, ...texts];
}

/** Returns the content that a customer agrees to; other changes of the quote leave its link valid. */
export const quoteContent = (quote: QuoteRecord): string =>
  JSON.stringify([
    quote.name,
    quote.email,
    quote.phone,
    quote.service_type,
    quote.description,
    quote.address,
    quote.admin_notes,
    quote.amount_cents,
    quote.lines.map((line) => [line.label, line.quantity_milli, line.unit, line.unit_price_cents, line.vat_rate]),
    quote.valid_until,
    ...termsContent(quote),
    ...(quote.amends_id === null ? [] : [`avenant ${quote.contract_version}`]),
  ]);

/** Returns whether a VAT rate applies only to dwellings, certified by the owner. */
export const isCertified = (rate: number): boolean => [10, 5.5, 2.1].includes(rate);

export const isPriced = ({ lines, amount_cents }: Pick<QuoteRecord, 'lines' | 'amount_cents'>): boolean =>
  lines.length > 0 || (amount_cents ?? 0) > 0;

/** What a quote says itself of what else the settings say, or nobody. */
type OwnTerms = Pick<QuoteRecord, 'customer_kind' | 'waste_quantity' | 'waste_collection' | 'waste_cost'>;

/** Returns what the settings must say on a devis, and whether it is there. */
function askSettings(settings: Settings, price: Pick<Charge, 'vat_note'>, quote: OwnTerms) {
  const legalIdentity = toLegalIdentity(settings);
  const { quotes, prices } = settings;
  const lacking = missingStatus(legalIdentity);
  const invalid = invalidLegalFields(settings);
  return {
    legalName: legalIdentity.legalName !== '',
    legalForm: legalIdentity.legalForm !== '',
    seat: legalIdentity.seat !== '',
    siret: legalIdentity.siret !== '',
    registry: !lacking.includes('registry'),
    capital: !lacking.includes('capital'),
    validSiret: !invalid.includes('siret'),
    validRegistry: !invalid.includes('registry'),
    validVatNumber: !invalid.includes('vat_number'),
    validCapital: !invalid.includes('capital'),
    vatNumber: legalIdentity.vatNumber !== '' || !chargesVat(price),
    phone: legalIdentity.phone !== '',
    companyEmail: legalIdentity.email !== '',
    insurer: legalIdentity.insurer !== '',
    insuranceCover: legalIdentity.insuranceCover !== '',
    mediator: legalIdentity.mediator !== '' || quote.customer_kind === 'professional',
    hourly: prices.hourly_cents > 0,
    terms: quotes.terms !== '',
    wasteQuantity: (quote.waste_quantity || quotes.waste_quantity) !== '',
    wasteSorting: quotes.waste_sorting !== '',
    wasteCollection: (quote.waste_collection || quotes.waste_collection) !== '',
    wasteCost: (quote.waste_cost || quotes.waste_cost) !== '',
    rge: quotes.rge !== '',
  };
}

const namesOfMissing = <Name extends string>(asked: Record<Name, boolean>): Name[] =>
  (Object.keys(asked) as Name[]).filter((name) => !asked[name]);

/** Returns the names of the legally required entries of a devis that are missing. */
export const missingMentions = (
  quote: QuoteRecord,
  price: Pick<Charge, 'vat_note'>,
  { settings, today }: { settings: Settings; today: string },
) =>
  namesOfMissing({
    ...askSettings(settings, price, quote),
    name: quote.name !== '',
    email: quote.email !== '',
    address: quote.address !== '',
    execution: quote.execution_period !== '',
    price: isPriced(quote),
    validity: quote.valid_until === null || quote.valid_until >= today,
  });

const FIRST_QUOTE: OwnTerms = { customer_kind: 'consumer', waste_quantity: '', waste_collection: '', waste_cost: '' };

/** Returns the names of what the settings lack for a consumer's quote that adds nothing of its own. */
export const missingSettings = (settings: Settings, price: Pick<Charge, 'vat_note'>) =>
  namesOfMissing(askSettings(settings, price, FIRST_QUOTE));

/** Creates the error that lists all missing entries, in words for the owner. */
export function incompleteQuote<Name extends string>(
  missing: readonly Name[],
  texts: { missing: Record<Name, string>; incomplete: string },
): DomainError {
  const sentences = missing.map((name) => texts.missing[name]);
  const fields = Object.fromEntries(missing.map((name) => [name, [texts.missing[name]]]));
  return new DomainError('invalid', fill(texts.incomplete, { list: sentences.join(', ') }), { fields });
}

export const quoteMoved = (): DomainError =>
  new DomainError('conflict', 'Ce devis vient d’être modifié. Relisez-le, puis envoyez-le de nouveau.');
