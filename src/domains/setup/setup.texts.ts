import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the set-up and of leaving the demo. */
export const SETUP_TEXTS = catalogue('setup', {
  refused: {
    unnamed: 'Donnez d’abord un nom à votre site : c’est la première étape.',
  },
  leave: {
    left: 'La démonstration a déjà été quittée.',
    otherName: 'Tapez le nom de l’entreprise tel qu’il est affiché.',
  },
});
