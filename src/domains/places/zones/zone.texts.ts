import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts about the places where the company works. */
export const ZONE_TEXTS = catalogue('zones', {
  population: 'environ {count} habitants',
  ofCentre: 'du centre de la carte',
  circle: '{radius} km autour {of_centre}',
  onStudy: 'Au-delà de {radius} km : sur étude',
  /** What is said about the area where the owner wrote nothing. */
  words: {
    around: 'Nous intervenons {in_seat} et jusqu’à {radius} km alentour.',
    aroundElsewhere: 'Nous intervenons {in_seat} et jusqu’à {circle}.',
    near: 'Nous intervenons {in_seat} et dans les environs.',
    departments: 'Nous intervenons dans ces départements : {departments}.',
    towns: 'Nous intervenons dans {count} communes.',
    town: 'Nous intervenons dans une commune.',
    contact: 'Donnez-nous votre commune : nous vous dirons si nous y intervenons.',
    hint: 'Par exemple : {examples}.',
    hintAnywhere: 'Le nom de la commune, avec son département si plusieurs portent ce nom.',
  },
});
