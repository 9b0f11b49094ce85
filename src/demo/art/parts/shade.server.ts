import { blur, clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { footOn, on, outline, type Plane, shadowFoot } from '../kit/plane.server.ts';
import type { Vector } from '../kit/space.server.ts';
import { type Box, corners, hull } from './box.server.ts';

/** The shadow that a box throws on a slope, cut at the slope's edges. */
export function castBox(easel: Easel, plane: Plane, box: Box, strength = 0.55, softness = 3): void {
  castPoints(easel, plane, corners(box), strength, softness);
}

export function castPoints(easel: Easel, plane: Plane, points: readonly Vector[], strength = 0.55, softness = 3): void {
  const feet = points.map((at) => footOn(plane, shadowFoot(plane, at, easel.light.sun)));
  const round = hull(feet);
  group(easel, clipTo(easel, onSheet(easel, outline(plane))), () => {
    group(easel, `opacity="${strength}" style="mix-blend-mode:multiply" ${blur(easel, softness)}`, () => {
      face(
        easel,
        round.map(({ u, v }) => on(plane, u, v, 0.05)),
        easel.light.shadow,
      );
    });
  });
}
