import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the button that refuses to be counted, on /confidentialite. */
export const MEASURE_CHOICE_TEXTS = catalogue('measure-choice', {
  counted: 'Vos visites sont comptées.',
  refused: 'Vos visites ne sont pas comptées sur cet appareil.',
  atRest: 'Votre navigateur demande à ne pas être suivi : vos visites ne sont pas comptées.',
  refuse: 'Ne pas compter mes visites',
  accept: 'Compter mes visites',
});
