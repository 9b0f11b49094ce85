import { fill } from '#src/kernel/text.ts';
import { MAP_TEXTS } from '../map.texts.ts';
import type { ZoneColor } from '../zone.contract.ts';
import { NEAR_KM, RADIUS_KM } from '../zone.rules.ts';

/** Returns the label of a colour and its shape: "De 50 à 100 km". */
export const colorLabel = (color: ZoneColor): string =>
  fill(MAP_TEXTS.colors[color], { near: NEAR_KM, radius: RADIUS_KM });
