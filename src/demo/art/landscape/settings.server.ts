import { colour } from '../kit/colour.server.ts';
import type { Easel } from '../kit/easel.server.ts';
import { paintRidge } from './ridges.server.ts';
import { paintTerrain, SUMMER_FIELDS, type TerrainItem, type TerrainSetting } from './terrain.server.ts';

export type ValleySetting = {
  seed: string;
  /** Metres from the viewer's eye down to the valley floor. */
  below: number;
  mist: string;
  /** 0 clear air, 1 only the nearest ridge is seen. */
  air?: number;
  from?: number;
  items?: readonly TerrainItem[];
  terrain?: Partial<TerrainSetting>;
  snow?: boolean;
  /** Leaves the plain out: only ridges behind a near roof. */
  ridgesOnly?: boolean;
};

/** The Rhône valley: the Vercors wall far away, foothills, then fields, vines, hedges and cypresses. */
export function paintValley(easel: Easel, setting: ValleySetting): void {
  const { seed } = setting;
  const ground = easel.camera.eye.z - setting.below;
  const air = setting.air ?? 0.5;
  const mist = (share: number) => ({
    colour: colour(setting.mist),
    share: Math.min(0.97, share + (1 - share) * (air - 0.5) * 0.6),
  });
  const snow = setting.snow ? { snow: 0.3 } : {};
  paintRidge(easel, {
    seed: `${seed}/vercors`,
    distance: 17000,
    height: 1750,
    cliff: 1,
    span: 5600,
    base: ground,
    mist: mist(0.62),
    ...snow,
  });
  paintRidge(easel, {
    seed: `${seed}/foothills`,
    distance: 9000,
    height: 620,
    cliff: 0.35,
    span: 3000,
    base: ground,
    mist: mist(0.5),
    ...(setting.snow ? { snow: 0.5 } : {}),
  });
  paintRidge(easel, {
    seed: `${seed}/hills`,
    distance: 5200,
    height: 330,
    cliff: 0,
    span: 1700,
    base: ground,
    mist: mist(0.36),
    ...(setting.snow ? { snow: 0.2 } : {}),
  });
  if (setting.ridgesOnly) return;
  paintTerrain(easel, {
    seed: `${seed}/plain`,
    from: setting.from ?? 30,
    to: 4600,
    relief: 46,
    span: 700,
    floor: (_x, y) => ground + (y > 1400 ? (y - 1400) * 0.012 : 0),
    fields: SUMMER_FIELDS,
    fieldSize: 95,
    woods: 0.42,
    plants: ['tree', 'tree', 'bush', 'cypress', 'tree'],
    vines: true,
    ...(setting.items && { items: setting.items }),
    ...setting.terrain,
  });
}
