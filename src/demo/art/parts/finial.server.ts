import { brighten, type Colour } from '../kit/colour.server.ts';
import type { Easel } from '../kit/easel.server.ts';
import { type Vector, vector } from '../kit/space.server.ts';
import { drawTube } from './gutter.server.ts';

/** Outline of the turned piece: height and radius in metres. */
const TURNED: readonly (readonly [number, number])[] = [
  [0, 0.24],
  [0.03, 0.24],
  [0.05, 0.17],
  [0.14, 0.12],
  [0.24, 0.075],
  [0.3, 0.1],
  [0.33, 0.1],
  [0.37, 0.06],
  [0.41, 0.12],
  [0.47, 0.165],
  [0.53, 0.18],
  [0.59, 0.165],
  [0.65, 0.12],
  [0.69, 0.05],
  [0.74, 0.06],
  [0.77, 0.06],
  [0.8, 0.035],
  [1.15, 0.006],
];

/** Épi de faîtage: base, baluster, ball and spike, turned in zinc. */
export function drawFinial(easel: Easel, at: Vector, metal: Colour, size = 1): void {
  for (const [index, [z, radius]] of TURNED.slice(0, -1).entries()) {
    const [next, nextRadius] = TURNED[index + 1] ?? [z, radius];
    drawTube(
      easel,
      vector(at.x, at.y, at.z + z * size),
      vector(at.x, at.y, at.z + next * size),
      radius * size,
      brighten(metal, 0.9 + (index % 3) * 0.09),
      0,
      nextRadius * size,
    );
  }
}
