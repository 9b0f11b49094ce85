import { brighten, type Colour, mix } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { planeThrough } from '../kit/plane.server.ts';
import { add, between, dot, minus, scale, unit, type Vector, vector } from '../kit/space.server.ts';
import { type Covering, layClipped } from '../materials/covering.server.ts';
import { drawFinial } from './finial.server.ts';

export type SpireRoof = {
  /** Middle of the eave. */
  centre: Vector;
  radius: number;
  tall: number;
  sides: number;
  /** Degrees the sides are turned. */
  turn?: number;
  covering: Covering;
  metal: Colour;
};

/** A pointed roof of equal sides: covering on each, metal rolls on the hips, a finial on top. */
export function drawSpireRoof(
  easel: Easel,
  { centre, radius, tall, sides, turn = 0, covering, metal }: SpireRoof,
): void {
  const apex = add(centre, vector(0, 0, tall));
  const corner = (index: number): Vector => {
    const angle = (index / sides) * Math.PI * 2 + (turn * Math.PI) / 180;
    return vector(centre.x + Math.cos(angle) * radius, centre.y + Math.sin(angle) * radius, centre.z);
  };
  const slopes = Array.from({ length: sides }, (_, index) => ({
    index,
    slope: planeThrough(corner(index), corner(index + 1), apex),
  })).filter(({ slope }) => dot(slope.normal, minus(easel.camera.eye, slope.origin)) > 0);
  for (const { index, slope } of slopes)
    layClipped(
      easel,
      slope,
      [
        [0, 0],
        [slope.width, 0],
        [slope.width / 2, slope.rise],
      ],
      {
        ...covering,
        seed: `${covering.seed}/${index}`,
      },
    );
  const hips = new Set(slopes.flatMap(({ index }) => [index, (index + 1) % sides]));
  for (const index of hips) drawHip(easel, corner(index), apex, metal);
  drawFinial(easel, between(apex, centre, 0.03), metal, radius * 0.42);
}

/** A narrow metal roll from eave to apex. */
function drawHip(easel: Easel, low: Vector, apex: Vector, metal: Colour): void {
  const away = unit(minus(low, apex));
  const out = unit(vector(away.x, away.y, 0));
  const aside = scale(vector(-out.y, out.x, 0), 0.055);
  const lift = scale(out, 0.045);
  for (const side of [-1, 1]) {
    const edge = scale(aside, side);
    const normal = unit(add(out, scale(aside, side * 14)));
    if (dot(normal, minus(easel.camera.eye, low)) < 0) continue;
    const tone = lit(easel.light, metal, normal);
    face(easel, [add(low, edge), add(low, lift), apex, apex], mix(tone, brighten(tone, 1.15), side > 0 ? 1 : 0));
  }
}
