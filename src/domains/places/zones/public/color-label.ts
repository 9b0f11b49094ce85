import { fill } from '#src/kernel/text.ts';
import { MAP_TEXTS } from '../map.texts.ts';
import type { Area, ZoneColor } from '../zone.contract.ts';
import { nearKm } from '../zone.rules.ts';
import { ofCentre } from '../zone.views.ts';

/** Returns the label of a colour: "De 50 à 100 km de Nantes"; without a radius every zone is a plain one. */
export const colorLabel = (color: ZoneColor, area: Pick<Area, 'radiusKm' | 'centreName'>): string =>
  area.radiusKm === null
    ? MAP_TEXTS.colorsAnywhere[color]
    : fill(MAP_TEXTS.colors[color], {
        near: nearKm(area.radiusKm),
        radius: area.radiusKm,
        of_centre: ofCentre(area),
      });
