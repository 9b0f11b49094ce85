import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { add, between, cross, dot, length, minus, scale, UP, unit, type Vector } from '../kit/space.server.ts';

export type RidgeLine = {
  from: Vector;
  to: Vector;
  palette: readonly [Colour, ...Colour[]];
  seed: string;
  radius?: number;
  /** Metres of one ridge tile. */
  piece?: number;
  /** Mortar bed under the tiles. */
  mortar?: boolean;
  /** What happened to a piece, counted from the start of the line. */
  fate?: (piece: number) => RidgeFate;
};

/** Metres the piece has moved across the ridge, turned about its start, and sunk. */
export type RidgeFate = { missing?: boolean; aside?: number; skew?: number; sink?: number };

const SECTORS = 9;

/** Half-round ridge tiles, each lapping the next, on a bed of mortar. */
export function layRidge(easel: Easel, line: RidgeLine): void {
  const random = seededRandom(line.seed);
  const axis = unit(minus(line.to, line.from));
  const side = unit(cross(axis, UP));
  const rise = cross(side, axis);
  const span = length(minus(line.to, line.from));
  const count = Math.max(1, Math.round(span / (line.piece ?? 0.38)));
  const radius = line.radius ?? 0.13;
  if (line.mortar !== false) layMortar(easel, line, side, rise, radius);
  const near = dot(axis, minus(easel.camera.eye, line.from)) < span / 2 ? -1 : 1;
  for (let step = 0; step < count; step += 1) {
    const index = near < 0 ? count - 1 - step : step;
    const own = brighten(random.pick(line.palette), random.between(0.86, 1.14));
    const tilt = random.between(-0.012, 0.012);
    const start = add(between(line.from, line.to, index / count), scale(rise, tilt));
    const end = add(between(line.from, line.to, (index + 1.12) / count), scale(rise, -0.008));
    const piece = { start, end, side, rise, radius: radius * random.between(0.97, 1.03), own };
    const { missing, aside = 0, skew = 0, sink = 0 } = line.fate?.(index) ?? {};
    if (missing) continue;
    const moved = add(scale(side, aside), scale(rise, -sink));
    drawPiece(easel, { ...piece, start: add(start, moved), end: add(end, add(moved, scale(side, skew))) });
  }
}

type Piece = { start: Vector; end: Vector; side: Vector; rise: Vector; radius: number; own: Colour };

function drawPiece(easel: Easel, { start, end, side, rise, radius, own }: Piece): void {
  const spoke = (angle: number) => add(scale(side, Math.cos(angle)), scale(rise, Math.sin(angle)));
  const at = (where: Vector, angle: number, share: number) => add(where, scale(spoke(angle), radius * share));
  const sweep = Array.from({ length: SECTORS + 1 }, (_, index) => -0.12 + (index / SECTORS) * (Math.PI + 0.24));
  const seen = sweep.slice(0, -1).map((angle, index) => ({ from: angle, to: sweep[index + 1] ?? angle }));
  for (const { from, to } of seen) {
    const normal = spoke((from + to) / 2);
    if (dot(normal, minus(easel.camera.eye, at(start, from, 1))) < -0.02) continue;
    face(
      easel,
      [at(start, from, 1.07), at(end, from, 0.98), at(end, to + 0.04, 0.98), at(start, to + 0.04, 1.07)],
      lit(easel.light, own, normal),
    );
  }
  // The wider mouth of each piece stands over its neighbour: a paler lip and its shadow.
  const axis = unit(minus(end, start));
  for (const { from, to } of seen) {
    const normal = spoke((from + to) / 2);
    if (dot(normal, minus(easel.camera.eye, at(start, from, 1))) < -0.02) continue;
    const lip = add(start, scale(axis, 0.035));
    face(
      easel,
      [at(start, from, 1.1), at(lip, from, 1.1), at(lip, to + 0.04, 1.1), at(start, to + 0.04, 1.1)],
      brighten(lit(easel.light, own, normal), 1.13),
    );
    const dark = add(lip, scale(axis, 0.02));
    face(
      easel,
      [at(lip, from, 1.06), at(dark, from, 1.06), at(dark, to, 1.06), at(lip, to, 1.06)],
      easel.light.shadow,
      'fill-opacity=".35"',
    );
  }
}

function layMortar(easel: Easel, line: RidgeLine, side: Vector, rise: Vector, radius: number): void {
  for (const direction of [-1, 1]) {
    const out = add(scale(side, direction * radius * 1.25), scale(rise, -radius * 0.75));
    const top = add(scale(side, direction * radius * 0.9), scale(rise, radius * 0.1));
    const normal = unit(add(scale(side, direction), scale(rise, 0.7)));
    if (dot(normal, minus(easel.camera.eye, line.from)) < 0) continue;
    face(
      easel,
      [add(line.from, out), add(line.to, out), add(line.to, top), add(line.from, top)],
      lit(easel.light, colour('#B8A78D'), normal),
    );
  }
}
