import { catalogue } from '#src/kernel/catalogue.ts';

/** How facts are written. */
export const FACT_TEXTS = catalogue('facts', {
  perSquareMetre: '{amount}€/m²',
  free: 'gratuit',
  hours: '{count}\u00a0h',
  years: '{count}\u00a0ans',
  year: '{count}\u00a0an',
  yearsInWords: '{count} ans',
  yearInWords: 'un an',
  guaranteeKinds: { 2: 'biennale', 10: 'décennale' },
  guaranteeKind: 'de {years}',
  dayAndNight: '24/7',
  numbers: [
    'zéro',
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
    'treize',
    'quatorze',
    'quinze',
    'seize',
  ],
});
