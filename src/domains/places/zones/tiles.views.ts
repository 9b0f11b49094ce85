import type { MapProvider } from '#src/domains/settings/travel.contract.ts';

/** Tile provider of the detailed map. */
export interface Tiles {
  /** The only other host that the page may contact. */
  origin: string;
  /** URL template of a tile, in Leaflet's syntax. */
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

export const toTiles = (provider: MapProvider): Tiles | undefined =>
  provider === 'aucune' ? undefined : TILES[provider];

/** Time without any tile after which the map counts as failed, in milliseconds. */
export const TILES_WITHIN_MS = 10_000;
