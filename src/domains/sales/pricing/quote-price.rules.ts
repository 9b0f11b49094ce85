import type { Deposit, PricedDocument } from '#src/kernel/priced-document.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import type { VatRegime } from '#src/kernel/vat-regime.ts';
import { addToContract, getAmendmentCharge } from './amendment.rules.ts';
import {
  getDocumentCharge,
  getVatRegime,
  type PricingSettings,
  toCharge,
  toFixedCharge,
  type WrittenPrice,
} from './charge.rules.ts';
import type { Charge, PriceBasis, QuoteLock, QuotePrice } from './price.contract.ts';
import { getPercent } from './totals.rules.ts';

/** Known prices of a quote, from the strongest source to the weakest. */
export interface QuotePriceFacts {
  /** Document that the customer accepted and did not withdraw from. */
  signed: PricedDocument | null;
  /** Document as sent, while the quote is unchanged. */
  sent: PricedDocument | null;
  /** Order created from the quote. */
  ordered: { id: number; lines: readonly PricedLine[]; vat_note: string } | null;
  written: WrittenPrice;
  /** Regime on the day on which the office approved the quote; the current one without it. */
  regime?: VatRegime | null | undefined;
  /** Percentage of the deposit on that day; the current one without it. */
  depositPercent?: number | null | undefined;
  /** Whether the customer withdrew last: the quote never becomes a contract again. */
  isWithdrawn?: boolean | undefined;
  /** Whether something was invoiced or received on it, or is being paid. */
  isBilled?: boolean | undefined;
  /** Documents of its accepted amendments: the contract is the signed document and these. */
  amendments?: readonly PricedDocument[] | undefined;
  /** Of an amendment: the contract without it; absent for an ordinary quote, and once that contract has ended. */
  amended?: Charge | undefined;
}

/** Current settings that affect a price. */
export interface PricingTerms {
  regime: VatRegime;
  depositPercent: number;
}

export const getPricingTerms = (settings: Pick<PricingSettings, 'company'> & { quotes: { deposit_percent: number } }) =>
  ({ regime: getVatRegime(settings), depositPercent: settings.quotes.deposit_percent }) satisfies PricingTerms;

function toPrice(basis: PriceBasis, charge: Charge, { depositPercent }: PricingTerms, deposit?: Deposit): QuotePrice {
  const cents = getPercent(charge.totals.gross_cents, depositPercent);
  return { ...charge, basis, deposit: deposit ?? { percent: depositPercent, cents } };
}

const toDocumentPrice = (basis: PriceBasis, document: PricedDocument, terms: PricingTerms): QuotePrice =>
  toPrice(basis, getDocumentCharge(document), terms, document.deposit);

/** Returns a price that was only written, at the current terms. */
export const getWrittenPrice = (written: WrittenPrice, terms: PricingTerms): QuotePrice =>
  toPrice('written', toCharge(written, terms.regime), terms);

/** The deposit of a contract is that of its quote. */
const NO_DEPOSIT: Deposit = { percent: 0, cents: 0 };

/** Returns the current terms, or those of the day on which the office approved the quote. */
const getAgreedTerms = ({ regime, depositPercent }: QuotePriceFacts, terms: PricingTerms): PricingTerms => ({
  regime: regime ?? terms.regime,
  depositPercent: depositPercent ?? terms.depositPercent,
});

/** Returns the price that the office wrote: of an amendment by its contract, of a quote at the current terms. */
const getOwnPrice = ({ written, amended }: QuotePriceFacts, terms: PricingTerms): QuotePrice =>
  amended === undefined
    ? getWrittenPrice(written, terms)
    : toPrice('written', getAmendmentCharge(amended, written.lines), terms, NO_DEPOSIT);

/** Returns the price of a contract: as signed, with its accepted amendments. */
function getSignedPrice(signed: PricedDocument, amendments: readonly PricedDocument[], terms: PricingTerms) {
  const price = toDocumentPrice('signed', signed, terms);
  return { ...price, ...addToContract(getDocumentCharge(signed), amendments.map(getDocumentCharge)) };
}

/** Returns a price that can no longer change: signed by the customer, or the base of an order. */
function getFixedPrice(facts: QuotePriceFacts, terms: PricingTerms): QuotePrice | undefined {
  const { signed, ordered, amendments = [] } = facts;
  if (signed !== null) return getSignedPrice(signed, amendments, terms);
  if (ordered === null || ordered.lines.length === 0) return undefined;
  return toPrice('ordered', toFixedCharge(ordered.lines, ordered.vat_note), terms);
}

/**
 * Returns the current price of a quote, the same in every view: as signed; else as sent while that is valid; else as
 * ordered; else as written, at the current terms.
 */
export function getQuotePrice(facts: QuotePriceFacts, today: PricingTerms): QuotePrice {
  const terms = getAgreedTerms(facts, today);
  if (facts.signed === null && facts.sent !== null) return toDocumentPrice('sent', facts.sent, terms);
  return getFixedPrice(facts, terms) ?? getOwnPrice(facts, terms);
}

/** Returns the price for the next sending of a quote: a fixed price stays, any other follows the current terms. */
export function getPriceToSend(facts: QuotePriceFacts, today: PricingTerms): QuotePrice {
  const terms = getAgreedTerms(facts, today);
  return getFixedPrice(facts, terms) ?? getOwnPrice(facts, terms);
}

/** Returns why a price cannot be changed; undefined while it can. */
export function getPriceLock({ signed, ordered, isWithdrawn, isBilled }: QuotePriceFacts): QuoteLock | undefined {
  if (signed !== null) return 'signed';
  if (isWithdrawn) return 'withdrawn';
  if (isBilled) return 'billed';
  return ordered !== null && ordered.lines.length > 0 ? 'ordered' : undefined;
}
