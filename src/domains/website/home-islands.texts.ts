import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the home page's islands, separate from the page's own: they are part of the scripts. */
export const HOME_ISLAND_TEXTS = catalogue('home-islands', {
  hero: {
    services: 'Voir nos services',
    slidePosition: '{position} sur {total}',
    slideRole: 'diapositive',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    pause: 'Mettre le diaporama en pause',
    play: 'Lire le diaporama',
    goTo: 'Diapositive {position} : {title}',
  },
  beforeAfter: {
    before: 'Avant',
    after: 'Après',
    slider: 'Comparer avant et après',
    sliderValue: '{percent} % après travaux',
  },
});
