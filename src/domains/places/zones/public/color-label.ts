import { fill } from '#src/kernel/text.ts';
import { MAP_TEXTS } from '../map.texts.ts';
import type { ZoneColor } from '../zone.contract.ts';
import { nearKm } from '../zone.rules.ts';

/** Returns the label of a colour and its shape: "De 50 à 100 km"; without a radius every zone is a plain one. */
export const colorLabel = (color: ZoneColor, radiusKm: number | null): string =>
  radiusKm === null
    ? MAP_TEXTS.colorsAnywhere[color]
    : fill(MAP_TEXTS.colors[color], { near: nearKm(radiusKm), radius: radiusKm });
