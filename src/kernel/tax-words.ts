/** Mentions of tax in labels: "Total TTC", "Budget (€ HT)", "HT, dont …", "Hors taxes, en euros", ", TVA {rate}". */
const MENTIONS = /^(?:HT|TTC|Hors taxes),\s|\s(?:HT|TTC)\b|, TVA \{rate\}/g;

/** Returns a label as a company reads it that charges no tax: without any mention of one. */
export const withoutTax = (label: string): string =>
  label
    .replaceAll(MENTIONS, '')
    .replace(/^\p{Ll}/u, (letter) => (/^\p{Ll}/u.test(label) ? letter : letter.toUpperCase()));
