import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of a restoration. */
export const BIN_TEXTS = catalogue('bin', {
  newAddress: 'Son adresse était reprise : il est maintenant à {address}.',
});
