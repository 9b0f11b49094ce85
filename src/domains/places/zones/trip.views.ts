import type { Town } from './trip.contract.ts';
import type { Seat } from './zone.contract.ts';

/** Formats a duration: "35 min", "1 h 35". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

/** Returns links that open the journey to the seat in other applications. */
export function mapLinks(
  { coordinates: from }: Town,
  { name, coordinates: to }: Seat,
): Record<'google' | 'osm' | 'waze' | 'geo', string> {
  const pair = ({ lat, lng }: { lat: number; lng: number }): string => `${lat},${lng}`;
  return {
    google: `https://www.google.com/maps/dir/?api=1&origin=${pair(from)}&destination=${pair(to)}`,
    osm: `https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=${pair(from)};${pair(to)}`,
    waze: `https://www.waze.com/ul?ll=${pair(to)}&navigate=yes`,
    geo: `geo:${pair(to)}?q=${pair(to)}(${encodeURIComponent(name)})`,
  };
}
