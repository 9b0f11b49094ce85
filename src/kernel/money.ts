const euro = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount in cents as people read it: "104,40 €", "90 €". */
export const euros = (cents: number): string => euro.format(cents / 100);
