import type { MapProvider } from '#src/domains/settings/travel.contract.ts';

/** Whose pictures of the earth the detailed map shows. */
export interface Tiles {
  /** The only other host that its page may ask. */
  origin: string;
  /** Address of a tile, as Leaflet reads it. */
  url: string;
  name: string;
  nameHref: string;
  maxZoom: number;
}

const IGN_LAYER = 'GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2';

const TILES: Record<Exclude<MapProvider, 'aucune'>, Tiles> = {
  ign: {
    origin: 'https://data.geopf.fr',
    url: `https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=${IGN_LAYER}&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`,
    name: '© IGN',
    nameHref: 'https://www.ign.fr/',
    maxZoom: 18,
  },
  osm: {
    origin: 'https://tile.openstreetmap.org',
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    name: '© OpenStreetMap',
    nameHref: 'https://www.openstreetmap.org/copyright',
    maxZoom: 19,
  },
};

export const tilesOf = (provider: MapProvider): Tiles | undefined =>
  provider === 'aucune' ? undefined : TILES[provider];

/** Zoom at which the detailed map opens. */
export const MAP_ZOOM = 9;
/** Without a single tile after so long, the map is said to have failed. */
export const TILES_WITHIN_MS = 10_000;
