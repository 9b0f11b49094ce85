import { catalogue } from '#src/kernel/catalogue.ts';

/** How the hours of a week are written. */
export const OPENING_WEEK_TEXTS = catalogue('opening-week', {
  days: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  },
  always: '24h/24, 7j/7',
  fromTo: 'du {first} au {last}',
  run: '{days}, {spans}',
  span: '{from} à {to}',
  and: ' et ',
  next: '\u202f; ',
  hour: '{hour}\u00a0h',
  hourMinutes: '{hour}\u00a0h\u00a0{minutes}',
});
