import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet, pixelsPerMetre } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { directed, on, type Plane, planeThrough } from '../kit/plane.server.ts';
import { add, between, cross, dot, length, minus, scale, UP, type Vector, vector } from '../kit/space.server.ts';
import { CLAY } from '../materials/clay.server.ts';
import { type Covering, layCovering } from '../materials/covering.server.ts';
import { layRender, RENDER } from '../materials/masonry.server.ts';
import { drawOpening, type Opening } from './openings.server.ts';
import { layRidge } from './ridge.server.ts';

export type HouseSetting = {
  /** Ground corner at the left of the front wall. */
  corner: Vector;
  /** Degrees the front is turned; 0 looks along -y. */
  turn?: number;
  wide: number;
  deep: number;
  tall: number;
  /** Height of the ridge above the wall. */
  pitch: number;
  covering: Covering;
  render?: Colour;
  seed: string;
  overhang?: number;
  front?: readonly Opening[];
  side?: readonly Opening[];
  wear?: number;
  ridge?: readonly [Colour, ...Colour[]];
  /** Metres along the ridge after which the roof is still open. */
  open?: number;
};

export type House = {
  front: Plane;
  back: Plane;
  walls: Plane[];
  ridge: { from: Vector; to: Vector };
  eave: { from: Vector; to: Vector };
};

/** Where the planes of a gabled house lie, ridge parallel to its front. */
export function planHouse(setting: HouseSetting): House {
  const { corner, wide, deep, tall, pitch } = setting;
  const angle = ((setting.turn ?? 0) * Math.PI) / 180;
  const along = vector(Math.cos(angle), Math.sin(angle), 0);
  const inward = cross(UP, along);
  const out = setting.overhang ?? 0.45;
  const at = (a: number, b: number, z: number) =>
    add(corner, add(add(scale(along, a), scale(inward, b)), vector(0, 0, z)));
  const drop = (out * pitch) / (deep / 2);
  const verge = out * 0.5;
  const top = tall + pitch;
  return {
    front: planeThrough(at(-verge, -out, tall - drop), at(wide + verge, -out, tall - drop), at(-verge, deep / 2, top)),
    back: planeThrough(
      at(wide + verge, deep + out, tall - drop),
      at(-verge, deep + out, tall - drop),
      at(wide + verge, deep / 2, top),
    ),
    walls: [
      planeThrough(at(0, 0, 0), at(wide, 0, 0), at(0, 0, tall)),
      planeThrough(at(wide, 0, 0), at(wide, deep, 0), at(wide, 0, top)),
      planeThrough(at(0, deep, 0), at(0, 0, 0), at(0, deep, top)),
    ],
    ridge: { from: at(-verge, deep / 2, top + 0.05), to: at(wide + verge, deep / 2, top + 0.05) },
    eave: { from: at(-verge, -out - 0.07, tall - drop - 0.01), to: at(wide + verge, -out - 0.07, tall - drop - 0.01) },
  };
}

export function drawHouse(easel: Easel, setting: HouseSetting): House {
  const house = planHouse(setting);
  const seen = (plane: Plane) => dot(plane.normal, minus(easel.camera.eye, plane.origin)) > 0;
  if (seen(house.back)) layCovering(easel, house.back, { ...setting.covering, seed: `${setting.seed}/back` });
  house.walls.forEach((wall, index) => {
    if (seen(wall)) drawWall(easel, setting, wall, index);
  });
  const first = house.walls[0];
  if (first && seen(first) && setting.covering.kind !== 'zinc') drawCornice(easel, first);
  if (seen(house.front)) layCovering(easel, house.front, setting.covering);
  const palette = setting.ridge ?? CLAY;
  const radius = 0.12 * (setting.covering.coarse ?? 1) ** 0.5;
  for (const end of setting.open ? [0] : [0, house.front.width]) layVerge(easel, setting, house.front, end);
  const ridgeEnd = setting.open
    ? between(house.ridge.from, house.ridge.to, setting.open / setting.wide)
    : house.ridge.to;
  layRidge(easel, {
    from: house.ridge.from,
    to: ridgeEnd,
    palette,
    seed: `${setting.seed}/ridge`,
    radius,
    piece: 0.4 * (setting.covering.coarse ?? 1),
  });
  return house;
}

/** Edge tiles up the gable. */
function layVerge(easel: Easel, setting: HouseSetting, slope: Plane, u: number): void {
  const clay = setting.covering.kind === 'canal' || setting.covering.kind === 'romane';
  if (!clay) return;
  const coarse = setting.covering.coarse ?? 1;
  layRidge(easel, {
    from: on(slope, u, -0.02, 0.02),
    to: on(slope, u, slope.rise, 0.02),
    palette: setting.ridge ?? CLAY,
    seed: `${setting.seed}/verge/${u}`,
    radius: 0.1 * coarse ** 0.5,
    piece: 0.34 * coarse,
    mortar: false,
  });
}

function drawWall(easel: Easel, setting: HouseSetting, wall: Plane, index: number): void {
  const gable = index > 0;
  const shape = gable
    ? [
        on(wall, 0, 0),
        on(wall, wall.width, 0),
        on(wall, wall.width, setting.tall),
        on(wall, wall.width / 2, wall.rise),
        on(wall, 0, setting.tall),
      ]
    : [on(wall, 0, 0), on(wall, wall.width, 0), on(wall, wall.width, wall.rise), on(wall, 0, wall.rise)];
  const base = setting.render ?? RENDER;
  const far = length(minus(on(wall, wall.width / 2, 1), easel.camera.eye));
  if (pixelsPerMetre(easel, on(wall, wall.width / 2, 1)) < 12) {
    face(easel, shape, inHaze(easel.light, lit(easel.light, base, wall.normal), far));
  } else {
    group(easel, clipTo(easel, onSheet(easel, shape)), () =>
      layRender(easel, wall, base, `${setting.seed}/${index}`, setting.wear ?? 0.5),
    );
  }
  for (const opening of (gable ? setting.side : setting.front) ?? []) drawOpening(easel, wall, opening);
  if (gable) drawVergeShade(easel, setting, wall);
}

function drawVergeShade(easel: Easel, setting: HouseSetting, wall: Plane): void {
  const shade = 0.34;
  for (const [u, middle] of [
    [0, wall.width / 2],
    [wall.width, wall.width / 2],
  ] as const) {
    face(
      easel,
      [
        on(wall, u, setting.tall, 0.01),
        on(wall, middle, wall.rise, 0.01),
        on(wall, middle, wall.rise - shade, 0.01),
        on(wall, u, setting.tall - shade, 0.01),
      ],
      easel.light.shadow,
      'fill-opacity=".3"',
    );
  }
}

/** Génoise: two courses of hollow tiles under the eave, as everywhere between Valence and Montélimar. */
function drawCornice(easel: Easel, wall: Plane): void {
  const pixels = pixelsPerMetre(easel, on(wall, wall.width / 2, wall.rise));
  face(
    easel,
    [
      on(wall, 0, wall.rise - 0.85, 0.02),
      on(wall, wall.width, wall.rise - 0.85, 0.02),
      on(wall, wall.width, wall.rise - 0.3, 0.02),
      on(wall, 0, wall.rise - 0.3, 0.02),
    ],
    easel.light.shadow,
    'fill-opacity=".42"',
  );
  if (pixels < 20) return;
  for (let course = 0; course < 2; course += 1) {
    const v = wall.rise - 0.42 + course * 0.2;
    const lift = 0.12 + course * 0.14;
    const band = (v0: number, v1: number, fill: Colour | string, extra = '') =>
      face(
        easel,
        [on(wall, 0, v0, lift), on(wall, wall.width, v0, lift), on(wall, wall.width, v1, lift), on(wall, 0, v1, lift)],
        fill,
        extra,
      );
    band(v - 0.02, v + 0.19, brighten(lit(easel.light, RENDER, wall.normal), 0.66));
    const count = Math.round(wall.width / 0.24);
    for (let index = 0; index < count; index += 1) {
      const u = (index + 0.5) * (wall.width / count);
      const arch = (radius: number) =>
        Array.from({ length: 9 }, (_, step) =>
          on(
            wall,
            u + Math.cos((step / 8) * Math.PI) * radius,
            v + Math.sin((step / 8) * Math.PI) * radius * 1.15,
            lift + 0.01,
          ),
        );
      face(easel, arch(0.112), brighten(lit(easel.light, colour('#B9704C'), wall.normal), 0.9));
      face(easel, arch(0.084), brighten(lit(easel.light, colour('#4A2E22'), wall.normal), 0.7));
    }
    band(v + 0.15, v + 0.19, brighten(lit(easel.light, colour('#C08B66'), directed(wall, 0, 0.2, 1)), 0.95));
  }
  face(
    easel,
    [
      on(wall, 0, wall.rise - 0.5, 0.02),
      on(wall, wall.width, wall.rise - 0.5, 0.02),
      on(wall, wall.width, wall.rise - 0.42, 0.02),
      on(wall, 0, wall.rise - 0.42, 0.02),
    ],
    easel.light.shadow,
    'fill-opacity=".3"',
  );
}
