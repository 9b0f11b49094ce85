import type { Easel } from '../kit/easel.server.ts';
import { type Plane, planeThrough } from '../kit/plane.server.ts';
import { add, dot, minus, scale, type Vector } from '../kit/space.server.ts';

export type Box = {
  /** Lower corner, and the three edges that leave it (right-handed: wide × deep points up along tall). */
  corner: Vector;
  wide: Vector;
  deep: Vector;
  tall: Vector;
};

export const upright = (corner: Vector, wide: number, deep: number, tall: number): Box => ({
  corner,
  wide: { x: wide, y: 0, z: 0 },
  deep: { x: 0, y: deep, z: 0 },
  tall: { x: 0, y: 0, z: tall },
});

/** The sides that the viewer sees, each as a wall whose `v` runs upwards; the top comes last. */
export function visibleSides(easel: Easel, box: Box): Plane[] {
  const { corner, wide, deep, tall } = box;
  const far = add(add(corner, wide), deep);
  const sides = [
    planeThrough(corner, add(corner, wide), add(corner, tall)),
    planeThrough(add(corner, wide), far, add(add(corner, wide), tall)),
    planeThrough(far, add(corner, deep), add(far, tall)),
    planeThrough(add(corner, deep), corner, add(add(corner, deep), tall)),
    planeThrough(add(corner, tall), add(add(corner, tall), wide), add(add(corner, tall), deep)),
  ];
  return sides.filter((side) => dot(side.normal, minus(easel.camera.eye, side.origin)) > 0);
}

export function corners({ corner, wide, deep, tall }: Box): Vector[] {
  const list: Vector[] = [];
  for (const a of [0, 1])
    for (const b of [0, 1])
      for (const c of [0, 1]) list.push(add(corner, add(scale(wide, a), add(scale(deep, b), scale(tall, c)))));
  return list;
}

/** Outline of a cloud of points of a plane, counter-clockwise. */
export function hull(points: readonly { u: number; v: number }[]): { u: number; v: number }[] {
  const sorted = [...points].sort((a, b) => a.u - b.u || a.v - b.v);
  const half = (list: readonly { u: number; v: number }[]) => {
    const chain: { u: number; v: number }[] = [];
    for (const next of list) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b || (b.u - a.u) * (next.v - a.v) - (b.v - a.v) * (next.u - a.u) > 0) break;
        chain.pop();
      }
      chain.push(next);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
