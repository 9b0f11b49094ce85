import { catalogue } from '#src/kernel/catalogue.ts';

/** Texts of the map, its legend and its cards. */
export const MAP_TEXTS = catalogue('zone-map', {
  label: 'Carte des {count} communes où nous intervenons',
  loupe: 'Loupe : autour {of_seat}',
  credits: {
    mainland: { label: 'Fond de carte : MapSVG, CC BY 4.0', href: 'https://github.com/VictorCazanave/svg-maps' },
    overseas: { label: 'Fond de carte : Natural Earth', href: 'https://www.naturalearthdata.com' },
  },
  legend: 'Légende',
  circle: 'Cercle de {circle}',
  colors: {
    patine: 'Notre siège',
    terre: 'À moins de {near} km {of_centre}',
    ocre: 'De {near} à {radius} km {of_centre}',
    ardoise: 'Au-delà de {radius} km : sur étude',
  },
  colorsAnywhere: {
    patine: 'Notre siège',
    terre: 'Commune d’intervention',
    ocre: 'Commune d’intervention',
    ardoise: 'Sur étude',
  },
  list: 'Les {count} communes',
  marker: '{name} : {color}',
  seatDistance: 'Siège de l’entreprise',
  distance: '{km} km depuis l’atelier, à vol d’oiseau',
  district: 'Quartiers et hameaux',
  quote: 'Demander un devis',
  page: 'Notre page {name}',
  elsewhere: 'Votre commune n’y est pas ?',
  trip: 'Estimez le trajet et le déplacement',
  close: 'Fermer la fiche',
  detailed: 'Carte détaillée',
  detailedTitle: 'Carte détaillée de nos zones d’intervention',
  zoomIn: 'Rapprocher',
  zoomOut: 'Éloigner',
  detailedNote: {
    ign: 'S’ouvre sur un clic et contacte alors l’IGN (data.geopf.fr).',
    osm: 'S’ouvre sur un clic et contacte alors OpenStreetMap (tile.openstreetmap.org).',
  },
  detailedClose: 'Fermer la carte détaillée',
  loading: 'Chargement de la carte...',
  failed: 'La carte détaillée n’a pas pu se charger.',
  retry: 'Réessayer',
  fallbackTitle: 'Zone d’intervention',
  back: 'Retour à la page des zones',
});
