import type { Coordinates, ZoneColor, ZoneIcon } from './zone.contract.ts';

/** Places where the company works, distances and the served circle. */

/** Centre of the served circle and of the map. */
export const CENTRE: Coordinates = { lat: 45.2, lng: 4.8 };
export const RADIUS_KM = 100;
/** Radius of the inner ring of the map. */
export const NEAR_KM = 50;

const EARTH_RADIUS_KM = 6_371;

/** Returns the great-circle distance between two points. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const halfChord = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    halfChord(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfChord(to.lng - from.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

export const DEPARTMENTS = {
  '07': 'Ardèche',
  '26': 'Drôme',
  '38': 'Isère',
  '42': 'Loire',
  '63': 'Puy-de-Dôme',
  '69': 'Rhône',
} as const;

/** Districts or hamlets of each town. */
const DISTRICTS = {
  lyon: ['Croix-Rousse', 'Vieux-Lyon', 'Presqu’île', 'Monplaisir', 'Montchat', 'Vaise'],
  'saint-etienne': ['Crêt de Roc', 'Bellevue', 'Montaud', 'Côte-Chaude', 'Le Soleil', 'Terrenoire'],
  valence: ['Centre ancien', 'Châteauvert', 'Valensolles', 'Fontbarlettes', 'Le Polygone', 'Briffaut'],
  'clermont-ferrand': ['Jaude', 'Montferrand', 'Saint-Jacques', 'Les Salins', 'La Plaine', 'Croix-de-Neyrat'],
  francheville: ['Francheville-le-Haut', 'Francheville-le-Bas', 'Bel-Air', 'Le Châter', 'L’Étoile d’Alaï'],
  givors: ['Givors-Ville', 'Canal', 'Bans', 'Montrond', 'Les Vernes'],
  vienne: ['Centre antique', 'Estressin', 'L’Isle', 'Malissol', 'Saint-Martin', 'Vallée de Gère'],
  'le-pouzin': ['Le bourg', 'Quartier de la gare', 'Rives de l’Ouvèze', 'Vallée de la Payre', 'Rhône Vallée'],
  privas: ['Centre ancien', 'Le Montoulon', 'Le Petit-Tournon', 'Le Lac', 'Tauléac'],
  'la-voulte-sur-rhone': ['Vieille ville', 'Les Fonderies', 'Le port', 'Quartier du Lac', 'Bords du Rhône'],
  crest: ['Vieille ville', 'La Saleine', 'Soubeyran', 'La Condamine', 'Mazorel'],
  'loriol-sur-drome': ['Vieux village', 'Quartier de la gare', 'Champgrand', 'Les Crozes', 'Bords de Drôme'],
  livron: ['Le Haut-Livron', 'Les Petits-Robins', 'Saint-Genys', 'Domazane', 'La Fauchetière'],
  'la-saulce': ['Le village', 'Les Reys-de-Saulce', 'Bords du canal', 'Route nationale 7', 'Coteaux de Mirmande'],
  mirmande: ['Village perché', 'Sainte-Foy', 'Le bas du village', 'Vallée de la Tessonne', 'Bois de Marsanne'],
  montelimar: ['Centre ancien', 'Saint-James', 'Nocaze', 'Pracomtal', 'Maubec', 'Beausseret'],
  grenoble: ['Saint-Laurent', 'Île Verte', 'Championnet', 'Berriat', 'Eaux-Claires', 'La Capuche'],
} as const;

interface Place {
  slug: keyof typeof DISTRICTS;
  name: string;
  department: keyof typeof DEPARTMENTS;
  coordinates: Coordinates;
  /** Legal population, rounded. */
  inhabitants: number;
  icon: ZoneIcon;
}

const place = <const Slug extends Place['slug']>(
  slug: Slug,
  name: string,
  department: Place['department'],
  [lat, lng]: [number, number],
  inhabitants: number,
  icon: ZoneIcon,
) => ({ slug, name, department, coordinates: { lat, lng }, inhabitants, icon, cities: [...DISTRICTS[slug]] });

/** The seventeen places, including the seat, in their display order. */
export const ZONES = [
  place('lyon', 'Lyon', '69', [45.75781, 4.83201], 522_000, 'basilica'),
  place('saint-etienne', 'Saint-Étienne', '42', [45.43967, 4.38718], 173_000, 'slag-heap'),
  place('valence', 'Valence', '26', [44.93321, 4.8921], 64_500, 'kiosk'),
  place('clermont-ferrand', 'Clermont-Ferrand', '63', [45.77746, 3.08194], 147_000, 'volcano'),
  place('francheville', 'Francheville', '69', [45.73665, 4.76444], 15_000, 'stream'),
  place('givors', 'Givors', '69', [45.5899, 4.76983], 20_500, 'star'),
  place('vienne', 'Vienne', '38', [45.52437, 4.87479], 31_000, 'temple'),
  place('le-pouzin', 'Le Pouzin', '07', [44.75139, 4.74917], 2_900, 'workshop'),
  place('privas', 'Privas', '07', [44.73526, 4.59899], 8_500, 'mountain'),
  place('la-voulte-sur-rhone', 'La Voulte-sur-Rhône', '07', [44.79884, 4.7795], 5_000, 'castle'),
  place('crest', 'Crest', '26', [44.7287, 5.02185], 8_700, 'keep'),
  place('loriol-sur-drome', 'Loriol-sur-Drôme', '26', [44.7503, 4.819], 6_500, 'bridge'),
  place('livron', 'Livron', '26', [44.77262, 4.84316], 9_200, 'wind'),
  // The commune of that exact name is far away in the Hautes-Alpes: this is Saulce-sur-Rhône (26270).
  place('la-saulce', 'La Saulce', '26', [44.7028, 4.80061], 2_000, 'canal'),
  place('mirmande', 'Mirmande', '26', [44.69778, 4.83611], 600, 'village'),
  place('montelimar', 'Montélimar', '26', [44.55809, 4.75074], 40_000, 'ramparts'),
  place('grenoble', 'Grenoble', '38', [45.18756, 5.73578], 157_000, 'cable-car'),
] satisfies Place[];

export type ZonePlace = (typeof ZONES)[number];
export type ZoneSlug = ZonePlace['slug'];

const SEAT_SLUG: ZoneSlug = 'le-pouzin';

export const isSeat = ({ slug }: { slug: string }): boolean => slug === SEAT_SLUG;

/** Place where the company is based and every journey begins. */
export const SEAT = ZONES.find(isSeat) as ZonePlace;

interface Located {
  coordinates: Coordinates;
}

/** Returns whether a place is in the served circle; beyond it, work is studied case by case. */
export const isWithinRadius = ({ coordinates }: Located): boolean => distanceKm(CENTRE, coordinates) <= RADIUS_KM;

/** Returns the colour of a zone on the map, which also sets its shape. */
export function zoneColor(zone: ZonePlace): ZoneColor {
  if (isSeat(zone)) return 'patine';
  const distance = distanceKm(CENTRE, zone.coordinates);
  if (distance > RADIUS_KM) return 'ardoise';
  return distance > NEAR_KM ? 'ocre' : 'terre';
}

/** Counts, for /zones, the zones around the seat, and their districts rounded down to ten. */
export function zoneFigures(zones: { isSeat: boolean; cities: string[] }[]): { zones: number; districts: number } {
  const around = zones.filter((zone) => !zone.isSeat);
  const districts = around.reduce((sum, { cities }) => sum + cities.length, 0);
  return { zones: around.length, districts: Math.floor(districts / 10) * 10 };
}
