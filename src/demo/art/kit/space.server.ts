/** Metres: x to the right, y away from the viewer, z up. */
export type Vector = { x: number; y: number; z: number };
export type Point = { x: number; y: number };

export const vector = (x: number, y: number, z: number): Vector => ({ x, y, z });
export const point = (x: number, y: number): Point => ({ x, y });
export const add = (a: Vector, b: Vector): Vector => vector(a.x + b.x, a.y + b.y, a.z + b.z);
export const minus = (a: Vector, b: Vector): Vector => vector(a.x - b.x, a.y - b.y, a.z - b.z);
export const scale = (a: Vector, factor: number): Vector => vector(a.x * factor, a.y * factor, a.z * factor);
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vector, b: Vector): Vector =>
  vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
export const length = (a: Vector): number => Math.sqrt(dot(a, a));
export const unit = (a: Vector): Vector => scale(a, 1 / (length(a) || 1));
export const between = (a: Vector, b: Vector, share: number): Vector => add(a, scale(minus(b, a), share));
export const UP = vector(0, 0, 1);

export type Camera = {
  eye: Vector;
  toView(at: Vector): Vector;
  toSheet(view: Vector): Point;
  /** Level direction of sight. */
  heading: Vector;
  /** Half of what is seen in width, as a share of the distance. */
  spread: number;
};

export type CameraSetting = {
  eye: Vector;
  target: Vector;
  /** Focal length in sheet widths: 1 is normal, 0.7 wide, 2 tele. */
  lens: number;
  /** Sheet position of the target, as shares of width and height. */
  centre?: Point;
  /** Degrees of clockwise tilt. */
  roll?: number;
};

export function createCamera(setting: CameraSetting, width: number, height: number): Camera {
  const forward = unit(minus(setting.target, setting.eye));
  const flatRight = unit(cross(forward, UP));
  const flatDown = cross(forward, flatRight);
  const angle = ((setting.roll ?? 0) * Math.PI) / 180;
  const right = add(scale(flatRight, Math.cos(angle)), scale(flatDown, -Math.sin(angle)));
  const down = cross(forward, right);
  const centre = setting.centre ?? point(0.5, 0.5);
  const focal = setting.lens * width;
  return {
    eye: setting.eye,
    heading: unit(vector(forward.x, forward.y, 0)),
    spread: Math.max(centre.x, 1 - centre.x) / setting.lens,
    toView: (at) => {
      const ray = minus(at, setting.eye);
      return vector(dot(ray, right), dot(ray, down), dot(ray, forward));
    },
    toSheet: (view) =>
      point(centre.x * width + (view.x / view.z) * focal, centre.y * height + (view.y / view.z) * focal),
  };
}

/** A place `ahead` metres away and `aside` metres to the right of the viewer, at height `z`. */
export function ahead({ eye, heading }: Camera, aside: number, distance: number, z: number): Vector {
  return vector(eye.x + heading.y * aside + heading.x * distance, eye.y - heading.x * aside + heading.y * distance, z);
}

/** A direction given in the viewer's own level axes. */
export const turned = ({ heading }: Camera, aside: number, away: number, z: number): Vector =>
  unit(vector(heading.y * aside + heading.x * away, -heading.x * aside + heading.y * away, z));

const NEAR = 0.05;

/** Cuts away what lies behind the viewer. */
export function clipNear(views: readonly Vector[]): Vector[] {
  if (views.every((view) => view.z >= NEAR)) return [...views];
  const kept: Vector[] = [];
  views.forEach((view, index) => {
    const next = views[(index + 1) % views.length] ?? view;
    if (view.z >= NEAR) kept.push(view);
    if (view.z >= NEAR !== next.z >= NEAR) kept.push(between(view, next, (NEAR - view.z) / (next.z - view.z)));
  });
  return kept;
}
