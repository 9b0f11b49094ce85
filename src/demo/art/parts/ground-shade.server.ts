import { type Easel, face } from '../kit/easel.server.ts';
import { minus, scale, type Vector, vector } from '../kit/space.server.ts';
import { type Box, corners, hull } from './box.server.ts';

/** The shadow that a body throws on level ground. */
export function castOnGround(easel: Easel, box: Box, level: number, strength = 0.4): void {
  const { sun } = easel.light;
  const feet = corners(box).map((at): Vector => minus(at, scale(sun, (at.z - level) / Math.max(0.12, sun.z))));
  const round = hull(feet.map(({ x, y }) => ({ u: x, v: y })));
  const outline = round.map(({ u, v }) => vector(u, v, level));
  face(easel, outline, easel.light.shadow, `opacity="${strength}" style="mix-blend-mode:multiply"`);
}
