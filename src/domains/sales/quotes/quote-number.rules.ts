const NUMBER_DIGITS = 6;

/** Formats the number of a devis as printed on it: "D000012". */
export const quoteNumber = (id: number): string => `D${String(id).padStart(NUMBER_DIGITS, '0')}`;

/** Formats the number of a devis or of an amendment: "D000012", "D000012-A1". */
export const documentNumber = (quote: { id: number; amends_id: number | null; amendment: number | null }): string =>
  quote.amends_id === null ? quoteNumber(quote.id) : `${quoteNumber(quote.amends_id)}-A${quote.amendment}`;
