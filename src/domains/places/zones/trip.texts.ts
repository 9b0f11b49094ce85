import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the trip planner. */
export const TRIP_TEXTS = catalogue('trip', {
  meta: {
    title: 'Planifier un trajet depuis {seat}',
    titleTo: 'Trajet {seat} – {town}',
    description: 'Distance, temps de route et frais de déplacement depuis {seat} jusqu’à votre commune.',
  },
  frameTitle: 'Planifier un trajet',
  title: 'Planifier un trajet',
  lead: 'Votre commune, et vous savez à quelle distance nous sommes, en combien de temps nous arrivons et ce que coûte le déplacement.',
  field: 'Votre commune',
  submit: 'Calculer',
  examples: 'Essayez avec :',
  towards: 'vers',
  distance: 'Distance',
  roadKm: 'environ {km} km par la route',
  crowKm: '{km} km à vol d’oiseau',
  time: 'Temps de route',
  between: 'entre {from} et {to}',
  under: 'moins de {to}',
  fee: 'Déplacement',
  free: 'offert',
  feeAmount: '{amount}, aller et retour',
  onStudy: 'sur étude : votre commune est au-delà de notre cercle de {circle}',
  terms:
    'Estimation, calculée d’après la distance : {free} km offerts, puis {fee} par kilomètre de route, aller et retour compris. Seul le devis engage.',
  termsAll:
    'Estimation, calculée d’après la distance : {fee} par kilomètre de route, aller et retour compris. Seul le devis engage.',
  termsFree: 'Estimation, calculée d’après la distance. Seul le devis engage.',
  noSeat: 'L’entreprise n’a pas encore indiqué son point de départ.',
  contact: 'Demander si elle vient chez vous',
  links: 'Itinéraire jusqu’à notre atelier',
  applications: { google: 'Google Maps', osm: 'OpenStreetMap', waze: 'Waze', geo: 'Application de cartes' },
  newTab: '(nouvel onglet)',
  several: 'Plusieurs communes portent ce nom ou lui ressemblent : laquelle est la vôtre ?',
  unknown:
    '« {asked} » n’est pas dans notre liste des communes de plus de 1 000 habitants à moins de {km} km : essayez la ville voisine.',
});
