import type { Layer, Map as LeafletMap } from 'leaflet';
import { drawPlaces, type MapPlace } from './draw-places.ts';

type Leaflet = typeof import('leaflet');

export interface MapContent {
  tiles: { url: string; name: string; nameHref: string; maxZoom: number };
  centre: [lat: number, lng: number];
  zoom: number;
  /** Null when the company states none: then no circle is drawn. */
  radiusKm: number | null;
  places: MapPlace[];
  texts: { zoomIn: string; zoomOut: string; quote: string };
  quoteHref: string;
  /** Milliseconds to wait for the first tile. */
  tilesWithin: number;
}

interface Ears {
  onReady: () => void;
  onFailed: (cause: unknown) => void;
}

/** Loads the library, only when it is needed. */
async function fetchLeaflet(): Promise<Leaflet> {
  const module = await import('leaflet');
  return 'default' in module ? (module.default as Leaflet) : module;
}

function base(leaflet: Leaflet, place: HTMLElement, { centre, zoom, texts }: MapContent): LeafletMap {
  const map = leaflet.map(place, { center: centre, zoom, zoomControl: false, scrollWheelZoom: false });
  map.attributionControl.setPrefix(
    '<a href="https://leafletjs.com" target="_blank" rel="noopener noreferrer">Leaflet</a>',
  );
  leaflet.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  // The wheel scrolls the page until the map has the focus.
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  return map;
}

/** Reports the first loaded tile, or a failure once all tiles were tried or the time is over. */
function listenToTiles(layer: Layer, within: number, { onReady, onFailed }: Ears): () => void {
  let isOver = false;
  const end = (notify: () => void): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    notify();
  };
  const fail = (): void => end(() => onFailed(new Error('no tile came')));
  const timer = setTimeout(fail, within);
  layer.on('tileload', () => end(onReady));
  layer.on('load', fail);
  return () => end(() => undefined);
}

/** Opens the zoomable map in an element; returns the function that closes it. */
export function openMap(place: HTMLElement, content: MapContent, ears: Ears): () => void {
  let close = (): void => undefined;
  let isClosed = false;
  const open = async (): Promise<void> => {
    const leaflet = await fetchLeaflet();
    if (isClosed) return;
    const map = base(leaflet, place, content);
    const { url, name, nameHref, maxZoom } = content.tiles;
    const attribution = `<a href="${nameHref}" target="_blank" rel="noopener noreferrer">${name}</a>`;
    const layer = leaflet.tileLayer(url, { maxZoom, attribution });
    const deafen = listenToTiles(layer, content.tilesWithin, ears);
    close = () => {
      deafen();
      map.remove();
    };
    layer.addTo(map);
    if (content.radiusKm !== null) {
      leaflet
        .circle(content.centre, { radius: content.radiusKm * 1000, className: 'served-circle', interactive: false })
        .addTo(map);
    }
    drawPlaces(leaflet, map, content.places, { quote: content.texts.quote, href: content.quoteHref });
  };
  open().catch(ears.onFailed);
  return () => {
    isClosed = true;
    close();
  };
}
