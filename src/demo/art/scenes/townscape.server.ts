import type { Colour } from '../kit/colour.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { drawWoodCrown } from '../landscape/plants.server.ts';
import type { TerrainItem } from '../landscape/terrain.server.ts';
import { drawTownHouse, type TownHouse } from '../parts/town-house.server.ts';

type Colours = readonly [Colour, ...Colour[]];

/** Where things are strewn, in metres: between two distances, within the camera's view. */
type Area = { seed: string; count: number; near: number; far: number; avoid?: (x: number, y: number) => boolean };

/** Half of the width in which things stand, as a share of their distance. */
const SPREAD = 0.5;

type HousesSetting = Area & {
  walls: Colours;
  roofs: Colours;
  /** Metres from street to eave, lowest and tallest. */
  tall: readonly [number, number];
  /** Widest turn out of the row, in degrees. */
  turn: number;
  wide?: readonly [number, number];
  pitch?: number;
  /** What all houses share: shutters, lamps, snow. */
  more?: Partial<TownHouse>;
};

/** Houses of a town or of a hillside, more of them near than far. */
export function scatterHouses(setting: HousesSetting): TerrainItem[] {
  const random = seededRandom(setting.seed);
  const { near, far, walls, roofs } = setting;
  const items: TerrainItem[] = [];
  for (let index = 0; index < setting.count; index += 1) {
    const y = near + (far - near) * random.next() ** 1.5;
    const x = random.between(-SPREAD, SPREAD) * y;
    const wide = random.between(...(setting.wide ?? ([10, 22] as const)));
    const tall = random.between(...setting.tall);
    const turn = random.between(-setting.turn, setting.turn);
    const [wall, roof] = [random.pick(walls), random.pick(roofs)];
    if (setting.avoid?.(x + wide / 2, y)) continue;
    items.push({
      y,
      draw: (easel, ground) =>
        drawTownHouse(easel, {
          corner: vector(x, y, ground(x, y) - 2),
          turn,
          wide,
          deep: 11,
          tall: tall + 2,
          pitch: setting.pitch ?? 2.6,
          wall,
          roof,
          seed: `${setting.seed}/${index}`,
          floors: Math.max(2, Math.round(tall / 3.2)),
          bays: Math.max(2, Math.round(wide / 3.4)),
          ...setting.more,
        }),
    });
  }
  return items;
}

type WoodsSetting = Area & {
  leaves: Colours;
  radius: readonly [number, number];
  /** Metres of one clump, and how bare the ground between: 0 forest, 1 scarce. */
  clump: number;
  bare: number;
};

/** Woods in clumps: crowns without trunks, as a slope seen from across a valley shows them. */
export function scatterWoods(setting: WoodsSetting): TerrainItem[] {
  const { near, far, clump, leaves } = setting;
  const random = seededRandom(setting.seed);
  const clumps = fractalNoise(`${setting.seed}/clumps`, 3);
  const items: TerrainItem[] = [];
  for (let index = 0; index < setting.count; index += 1) {
    const y = near * (far / near) ** random.next();
    const x = random.between(-SPREAD, SPREAD) * y;
    const dense = clumps(x / clump, y / clump);
    if (dense < setting.bare * random.between(0.4, 1.1) || setting.avoid?.(x, y)) continue;
    const tint = Math.floor(
      clumps((x / clump) * 2.2, (y / clump) * 2.2) * leaves.length * 1.4 + random.between(0, 2.4),
    );
    const [leaf, radius] = [leaves[tint % leaves.length] ?? leaves[0], random.between(...setting.radius)];
    items.push({
      y,
      draw: (easel, ground) => drawWoodCrown(easel, vector(x, y, ground(x, y) - 1), radius, leaf, random),
    });
  }
  return items;
}
