import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of the home page's islands, apart from the page's own: they travel with the scripts. */
export const HOME_ISLAND_TEXTS = catalogue('home-islands', {
  hero: {
    quote: 'Demander un devis gratuit',
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
