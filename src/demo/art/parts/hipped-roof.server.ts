import { type Plane, planeThrough } from '../kit/plane.server.ts';
import { type Vector, vector } from '../kit/space.server.ts';

export type HippedRoof = {
  front: Plane;
  left: Plane;
  /** Outlines of the two slopes, in each one's own metres. */
  frontOutline: [number, number][];
  leftOutline: [number, number][];
  /** Foot and head of the hip between them, and the far end of the ridge. */
  hip: { from: Vector; to: Vector };
  ridge: { from: Vector; to: Vector };
};

/** Four equal slopes over a rectangle: its front and its left one, ridge along x. */
export function planHippedRoof(corner: Vector, wide: number, deep: number, tall: number): HippedRoof {
  const at = (x: number, y: number, z: number) => vector(corner.x + x, corner.y + y, corner.z + z);
  const half = deep / 2;
  const [peak, end] = [at(half, half, tall), at(wide - half, half, tall)];
  const front = planeThrough(corner, at(wide, 0, 0), at(0, half, tall));
  const left = planeThrough(at(0, deep, 0), corner, at(half, deep, tall));
  return {
    front,
    left,
    frontOutline: [
      [0, 0],
      [wide, 0],
      [wide - half, front.rise],
      [half, front.rise],
    ],
    leftOutline: [
      [0, 0],
      [deep, 0],
      [half, left.rise],
    ],
    hip: { from: corner, to: peak },
    ridge: { from: peak, to: end },
  };
}
