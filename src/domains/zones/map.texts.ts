import { catalogue } from '#src/kernel/catalogue.ts';

/** Sentences of the map, its legend and its cards. */
export const MAP_TEXTS = catalogue('zone-map', {
  label: 'Carte des {count} communes où nous intervenons',
  loupe: 'Loupe : autour du Pouzin',
  credit: 'Fond de carte : MapSVG, CC BY 4.0',
  creditHref: 'https://github.com/VictorCazanave/svg-maps',
  legend: 'Légende',
  circle: 'Cercle de {radius} km',
  colors: {
    patine: 'Notre siège',
    terre: 'À moins de {near} km du centre',
    ocre: 'De {near} à {radius} km',
    ardoise: 'Au-delà de {radius} km : sur étude',
  },
  list: 'Les {count} communes',
  marker: '{name} : {color}',
  seatDistance: 'Siège de l’entreprise',
  distance: 'à {km} km de l’atelier, à vol d’oiseau',
  district: 'Quartiers et hameaux',
  coverage: 'Nous couvrons',
  quote: 'Demander un devis',
  page: 'Notre page {name}',
  trip: 'Trajet et frais de déplacement',
  close: 'Fermer la fiche',
  detailed: 'Carte détaillée',
  detailedNote: {
    ign: 'S’ouvre sur un clic et contacte alors l’IGN (data.geopf.fr).',
    osm: 'S’ouvre sur un clic et contacte alors OpenStreetMap (tile.openstreetmap.org).',
  },
  detailedClose: 'Fermer la carte détaillée',
  loading: 'Chargement de la carte...',
  failed: 'La carte détaillée n’a pas pu se charger.',
  retry: 'Réessayer',
  fallbackTitle: 'Zone d’intervention',
  fallbackText: 'Nous intervenons dans toute la région Rhône-Alpes',
});
