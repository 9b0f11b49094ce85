import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts about the company's opening hours. */
export const OPENING_HOURS_TEXTS = catalogue('opening-hours', {
  answer: 'Nous répondons {when}.',
  answerBecause: 'Nous répondons {when} (fermé {closed}).',
  soon: 'Nous revenons dès que possible.',
  today: 'aujourd’hui',
  tomorrow: 'demain',
  /** A day within a week is shown by its name, a later one by its date. */
  named: 'le {day}',
  at: '{day} à {time}',
  hour: '{hour} h',
  hourMinutes: '{hour} h {minutes}',
  closedFor: '{when}, {why}',
  range: 'du {from} au {to}',
  and: ' et ',
  andAlso: ', et ',
  holidays: {
    'new-year': 'jour de l’An',
    'easter-monday': 'lundi de Pâques',
    'labour-day': 'fête du Travail',
    victory: 'victoire de 1945',
    ascension: 'Ascension',
    'whit-monday': 'lundi de Pentecôte',
    'national-day': 'fête nationale',
    assumption: 'Assomption',
    'all-saints': 'Toussaint',
    armistice: 'armistice de 1918',
    christmas: 'Noël',
    'good-friday': 'Vendredi saint',
    'saint-stephen': 'Saint-Étienne',
  },
});
