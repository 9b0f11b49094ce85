import { brighten, type Colour, mix, plus, times } from './colour.server.ts';
import { dot, type Vector } from './space.server.ts';

export type SkyStop = { at: number; colour: string };

export type Light = {
  /** Unit vector towards the sun. */
  sun: Vector;
  sunColour: Colour;
  /** Light of the open sky, from above. */
  skyColour: Colour;
  /** Light thrown back by the ground. */
  groundColour: Colour;
  haze: Colour;
  /** Metres after which two thirds of a colour are haze. */
  hazeReach: number;
  /** From the zenith (0) to the horizon (1). */
  sky: readonly SkyStop[];
  shadow: string;
};

export function lit(light: Light, base: Colour, normal: Vector, sunShare = 1): Colour {
  const sun = Math.max(0, dot(normal, light.sun)) * sunShare;
  const open = 0.5 + 0.5 * normal.z;
  const ambient = mix(light.groundColour, light.skyColour, open);
  return times(base, plus(ambient, brighten(light.sunColour, sun)));
}

/** A mirror-like gleam: adds the sun's own colour where the surface sends it to the eye. */
export function gleam(light: Light, normal: Vector, toEye: Vector, sharpness: number): number {
  const facing = 2 * dot(normal, light.sun);
  const mirrored = {
    x: normal.x * facing - light.sun.x,
    y: normal.y * facing - light.sun.y,
    z: normal.z * facing - light.sun.z,
  };
  return Math.max(0, dot(mirrored, toEye)) ** sharpness;
}

export const inHaze = (light: Light, base: Colour, distance: number): Colour =>
  mix(base, light.haze, 1 - Math.exp(-distance / light.hazeReach));
