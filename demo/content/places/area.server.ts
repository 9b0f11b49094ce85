import type { AreaChange } from '#src/domains/places/zones/area.contract.ts';

/** Area of the demo company, without its seat: circle, sentences, and the parts of its map that were placed by hand. */
export const DEMO_AREA: Omit<AreaChange, 'seat_id' | 'updated_at'> = {
  centre: { lat: 45.2, lng: 4.8 },
  radius_km: 100,
  map_zoom: 9,
  texts: {
    summary: 'Nous intervenons dans toute la région Rhône-Alpes',
    planner_hint: 'Par exemple : Valence, Aubenas, Saint-Priest (69).',
    examples: ['Privas', 'Valence', 'Montélimar', 'Aubenas', 'Lyon', 'Grenoble'],
  },
  layout: {
    region: { west: 2.85, east: 6.3, north: 46.19, south: 44.16 },
    detail: { west: 4.665, east: 4.945, north: 44.822, south: 44.674 },
    markers: {
      lyon: { x: 13, y: -17 },
      'saint-etienne': { x: -15, y: -12 },
      grenoble: { x: -14, y: -16 },
      francheville: { x: -16, y: -15 },
      givors: { x: -20, y: -3 },
      vienne: { x: 17, y: -5 },
      privas: { x: -18, y: -6 },
      crest: { x: 18, y: -2 },
      valence: { x: 15, y: -14 },
      montelimar: { x: 12, y: 14 },
      'la-saulce': { x: -18, y: 6 },
      mirmande: { x: 18, y: 8 },
      'loriol-sur-drome': { x: 18, y: 6 },
      livron: { x: 18, y: -8 },
      'la-voulte-sur-rhone': { x: -12, y: -16 },
    },
    departments: {
      '07': { lat: 44.56, lng: 4.31 },
      '26': { lat: 44.57, lng: 5.12 },
      '38': { lat: 45.4, lng: 5.42 },
      '42': { lat: 45.7, lng: 4.03 },
      '63': { lat: 45.63, lng: 3.14 },
      '69': { lat: 46.02, lng: 4.6 },
    },
  },
};
