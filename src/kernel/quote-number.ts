const NUMBER_DIGITS = 6;

/** Formats the number of a devis as printed on it: "D000012". */
export const quoteNumber = (id: number): string => `D${String(id).padStart(NUMBER_DIGITS, '0')}`;

interface Numbered {
  id: number;
  amends_id: number | null;
  amendment: number | null;
}

/** Returns the number of the contract that an amendment changes, and its place; null for a quote. */
export const toAmends = ({ amends_id, amendment }: Numbered) =>
  amends_id === null ? null : { number: quoteNumber(amends_id), place: amendment ?? 0 };

/** Formats the number of a devis or of an amendment: "D000012", "D000012-A1". */
export const documentNumber = (quote: Numbered): string =>
  quote.amends_id === null ? quoteNumber(quote.id) : `${quoteNumber(quote.amends_id)}-A${quote.amendment}`;
