import { add, cross, dot, length, minus, scale, unit, type Vector } from './space.server.ts';

/** A flat slope: `u` runs along the eave to the right, `v` up the slope, both in metres. */
export type Plane = {
  origin: Vector;
  along: Vector;
  up: Vector;
  normal: Vector;
  width: number;
  rise: number;
};

/** From the eave's left end, its right end and the point of the ridge above the left end. */
export function planeThrough(eaveLeft: Vector, eaveRight: Vector, ridgeLeft: Vector): Plane {
  const along = unit(minus(eaveRight, eaveLeft));
  const slant = minus(ridgeLeft, eaveLeft);
  const square = minus(slant, scale(along, dot(slant, along)));
  const up = unit(square);
  return {
    origin: eaveLeft,
    along,
    up,
    normal: unit(cross(along, up)),
    width: length(minus(eaveRight, eaveLeft)),
    rise: length(square),
  };
}

/** The point at `u`, `v` and `lift` metres above the slope. */
export const on = (plane: Plane, u: number, v: number, lift = 0): Vector =>
  add(plane.origin, add(scale(plane.along, u), add(scale(plane.up, v), scale(plane.normal, lift))));

export const patch = (plane: Plane, u0: number, v0: number, u1: number, v1: number, lift = 0): Vector[] => [
  on(plane, u0, v0, lift),
  on(plane, u1, v0, lift),
  on(plane, u1, v1, lift),
  on(plane, u0, v1, lift),
];

export const outline = (plane: Plane): Vector[] => patch(plane, 0, 0, plane.width, plane.rise);

/** Plane coordinates of a point of space (its foot on the slope). */
export function footOn(plane: Plane, at: Vector): { u: number; v: number; lift: number } {
  const ray = minus(at, plane.origin);
  return { u: dot(ray, plane.along), v: dot(ray, plane.up), lift: dot(ray, plane.normal) };
}

/** A direction given in the slope's own axes. */
export const directed = (plane: Plane, u: number, v: number, lift: number): Vector =>
  unit(add(scale(plane.along, u), add(scale(plane.up, v), scale(plane.normal, lift))));

/** Where the sun throws the shadow of a point onto the slope. */
export function shadowFoot(plane: Plane, at: Vector, sun: Vector): Vector {
  const { lift } = footOn(plane, at);
  return minus(at, scale(sun, lift / Math.max(0.08, dot(sun, plane.normal))));
}
