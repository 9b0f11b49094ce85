const NUMBER_DIGITS = 6;

/** Formats the number of a devis as printed on it: "D000012". */
export const quoteNumber = (id: number): string => `D${String(id).padStart(NUMBER_DIGITS, '0')}`;
