import type { CircleMarker, Map as LeafletMap, Marker } from 'leaflet';
import type { ZoneColor } from '../zone.contract.ts';

type Leaflet = typeof import('leaflet');

export interface MapPlace {
  name: string;
  lat: number;
  lng: number;
  color: ZoneColor;
  coverage: string;
}

interface Quote {
  quote: string;
  href: string;
}

/** Creates a marker like the drawn map's; throws where element icons are not supported. */
function advancedMarker(leaflet: Leaflet, { name, lat, lng, color }: MapPlace): Marker {
  const sign = document.createElement('i');
  sign.dataset.color = color;
  const icon = leaflet.divIcon({ html: sign, className: 'place-marker', iconSize: [36, 36] });
  const marker = leaflet.marker([lat, lng], { icon, title: name, riseOnHover: true });
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', name));
  return marker;
}

function circleMarker(leaflet: Leaflet, { lat, lng }: MapPlace): CircleMarker {
  return leaflet.circleMarker([lat, lng], { radius: 9, className: 'place-circle' });
}

/** Builds a marker's popup from elements, so that no text is parsed as markup. */
function getPopup({ name, coverage }: MapPlace, { quote, href }: Quote): HTMLElement {
  const box = document.createElement('div');
  const title = document.createElement('strong');
  title.textContent = name;
  const text = document.createElement('p');
  text.textContent = coverage;
  const link = document.createElement('a');
  link.href = href;
  link.target = '_top';
  link.textContent = quote;
  box.append(title, text, link);
  return box;
}

/** Adds every place to the map; a place whose icon fails becomes a plain circle. */
export function drawPlaces(leaflet: Leaflet, map: LeafletMap, places: MapPlace[], quote: Quote): void {
  for (const place of places) {
    const rendered = ((): Marker | CircleMarker => {
      try {
        return advancedMarker(leaflet, place);
      } catch {
        return circleMarker(leaflet, place);
      }
    })();
    rendered.bindPopup(() => getPopup(place, quote)).addTo(map);
  }
}
