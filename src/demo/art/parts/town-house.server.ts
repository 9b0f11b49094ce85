import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face, faces, pixelsPerMetre } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { on, outline, type Plane, patch } from '../kit/plane.server.ts';
import { cellRandom } from '../kit/seeded-random.server.ts';
import { dot, length, minus, type Vector, vector } from '../kit/space.server.ts';
import { upright, visibleSides } from './box.server.ts';
import { planHouse } from './house.server.ts';

export type TownHouse = {
  corner: Vector;
  turn?: number;
  wide: number;
  deep: number;
  tall: number;
  pitch: number;
  wall: Colour;
  roof: Colour;
  seed: string;
  floors: number;
  bays: number;
  chimneys?: number;
  shutters?: Colour;
  /** Share of the windows where a lamp burns. */
  lamps?: number;
  /** White on the roof. */
  snow?: boolean;
};

/** A house of the town seen from afar: whole walls and slopes, its windows gathered in a few elements. */
export function drawTownHouse(easel: Easel, house: TownHouse): void {
  const covering = { kind: 'canal' as const, seed: house.seed };
  const { front, back, walls } = planHouse({ ...house, covering, overhang: 0.5 });
  const seen = (plane: Plane) => dot(plane.normal, minus(easel.camera.eye, plane.origin)) > 0;
  const far = length(minus(house.corner, easel.camera.eye));
  const tone = (own: Colour, normal: Vector, share = 1) =>
    inHaze(easel.light, brighten(lit(easel.light, own, normal), share), far);
  if (seen(back)) layStripes(easel, back, house, tone);
  walls.forEach((wall, index) => {
    if (!seen(wall)) return;
    const gable = index > 0;
    const top = on(wall, wall.width / 2, wall.rise);
    const [left, right] = [on(wall, 0, house.tall), on(wall, wall.width, house.tall)];
    const shape = gable
      ? [on(wall, 0, 0), on(wall, wall.width, 0), right, top, left]
      : patch(wall, 0, 0, wall.width, wall.rise);
    face(easel, shape, tone(house.wall, wall.normal));
    if (!gable) face(easel, patch(wall, 0, wall.rise - 0.9, wall.width, wall.rise), tone(house.wall, wall.normal, 0.7));
    pierce(easel, wall, house, { index, tone });
  });
  if (seen(front)) layStripes(easel, front, house, tone);
  drawStacks(easel, front, house, tone);
}

type Tone = (own: Colour, normal: Vector, share?: number) => Colour;

/** A slope with its courses as fine lines and a few tiles of another fire. */
function layStripes(easel: Easel, slope: Plane, house: TownHouse, tone: Tone): void {
  const own = house.snow ? colour('#EEF1F6') : house.roof;
  const pixels = pixelsPerMetre(easel, slope.origin);
  face(easel, outline(slope), tone(own, slope.normal));
  if (house.snow) {
    // The quilt's edge lies in shade: white roofs stay apart from one another.
    face(easel, patch(slope, 0, 0, slope.width, slope.rise * 0.1, 0.02), tone(own, slope.normal, 0.78));
    face(easel, patch(slope, 0, slope.rise * 0.93, slope.width, slope.rise, 0.02), tone(own, slope.normal, 0.9));
    return;
  }
  if (pixels < 2.5) return;
  const chance = cellRandom(`${house.seed}/roof`);
  const course = Math.max(0.35, 5 / pixels);
  const rows = Math.floor(slope.rise / course);
  const spots: Vector[][] = [];
  const lines: Vector[][] = [];
  for (let row = 0; row < rows; row += 1) {
    const v = row * course;
    lines.push(patch(slope, 0, v, slope.width, v + course * 0.24, 0.01));
    for (let index = 0; index < 5; index += 1) {
      const u = chance(index, row, 1) * slope.width;
      const reach = Math.min(slope.width, u + 0.6 + chance(index, row, 2) * 1.6);
      spots.push(patch(slope, u, v + course * 0.24, reach, v + course, 0.01));
    }
  }
  faces(easel, lines, tone(own, slope.normal, 0.72), 'fill-opacity=".75"');
  faces(easel, spots, tone(own, slope.normal, 1.24), 'fill-opacity=".5"');
}

function pierce(easel: Easel, wall: Plane, house: TownHouse, { index, tone }: { index: number; tone: Tone }): void {
  const { floors, tall } = house;
  const bays = index === 0 ? house.bays : Math.max(1, Math.round((house.bays * wall.width) / house.wide / 2));
  const chance = cellRandom(`${house.seed}/wall${index}`);
  const [dark, lamps, boards, sills]: Vector[][][] = [[], [], [], []];
  const [high, wide] = [tall / floors, wall.width / bays];
  const pane = { wide: Math.min(1.3, wide * 0.42), tall: Math.min(2, high * 0.56) };
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const [u, v] = [(bay + 0.5) * wide - pane.wide / 2, floor * high + high * 0.2];
      const glow = chance(bay, floor) < (house.lamps ?? 0);
      (glow ? lamps : dark)?.push(patch(wall, u, v, u + pane.wide, v + pane.tall, 0.02));
      sills?.push(patch(wall, u - 0.15, v - 0.2, u + pane.wide + 0.15, v, 0.02));
      if (!house.shutters || chance(bay, floor, 2) < 0.2) continue;
      for (const side of [u - pane.wide * 0.52, u + pane.wide * 1.02])
        boards?.push(patch(wall, side, v, side + pane.wide * 0.5, v + pane.tall, 0.02));
    }
  }
  faces(easel, sills ?? [], tone(house.wall, wall.normal, 1.2), 'fill-opacity=".7"');
  faces(easel, dark ?? [], tone(colour('#343C44'), wall.normal));
  faces(easel, lamps ?? [], '#FFC76E');
  if (house.shutters) faces(easel, boards ?? [], tone(house.shutters, wall.normal));
}

function drawStacks(easel: Easel, slope: Plane, house: TownHouse, tone: Tone): void {
  const chance = cellRandom(`${house.seed}/stacks`);
  for (let index = 0; index < (house.chimneys ?? 1); index += 1) {
    const foot = on(
      slope,
      slope.width * (0.12 + 0.76 * chance(index, 0)),
      slope.rise * (0.72 + 0.2 * chance(index, 1)),
    );
    const wide = 0.7 + chance(index, 2) * 1.1;
    const stack = upright(vector(foot.x, foot.y, foot.z - 0.4), wide, 0.6, 2.2);
    for (const side of visibleSides(easel, stack))
      face(easel, outline(side), tone(brighten(house.wall, 0.86), side.normal));
    const pots = upright(vector(foot.x + wide * 0.15, foot.y + 0.1, foot.z + 1.8), wide * 0.7, 0.3, 0.5);
    for (const side of visibleSides(easel, pots)) face(easel, outline(side), tone(colour('#A4532F'), side.normal));
  }
}
