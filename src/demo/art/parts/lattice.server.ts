import type { Colour } from '../kit/colour.server.ts';
import { css } from '../kit/colour.server.ts';
import { type Easel, onSheet, pathOf, pixelsPerMetre } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { between, length, minus, type Vector, vector } from '../kit/space.server.ts';

type Square = readonly [Vector, Vector, Vector, Vector];

export type Lattice = {
  base: Square;
  top: Square;
  /** Crosses from the foot to the head. */
  bays: number;
  colour: Colour;
  /** Metres of one steel section. */
  heft: number;
};

/** Four corners of a level square. */
export const square = ({ x, y, z }: Vector, half: number): Square => [
  vector(x - half, y - half, z),
  vector(x + half, y - half, z),
  vector(x + half, y + half, z),
  vector(x - half, y + half, z),
];

/** A steel truss between two squares: four legs, rings and crosses on each face. */
export function drawLattice(easel: Easel, { base, top, bays, colour, heft }: Lattice): void {
  const leg = (side: number, share: number) => between(base[side % 4] ?? base[0], top[side % 4] ?? top[0], share);
  const paths: string[] = [];
  const bar = (from: Vector, to: Vector) => paths.push(pathOf(onSheet(easel, [from, to]), false));
  for (let side = 0; side < 4; side += 1) {
    bar(leg(side, 0), leg(side, 1));
    for (let bay = 0; bay < bays; bay += 1) {
      const [low, high] = [bay / bays, (bay + 1) / bays];
      bar(leg(side, low), leg(side + 1, high));
      bar(leg(side + 1, low), leg(side, high));
      bar(leg(side, high), leg(side + 1, high));
    }
  }
  const middle = between(base[0], top[2], 0.5);
  const tone = inHaze(
    easel.light,
    lit(easel.light, colour, vector(0, -0.8, 0.4)),
    length(minus(middle, easel.camera.eye)),
  );
  const width = Math.max(0.7, pixelsPerMetre(easel, middle) * heft);
  easel.put(`<path d="${paths.join('')}" fill="none" stroke="${css(tone)}" stroke-width="${width.toFixed(1)}"/>`);
}
