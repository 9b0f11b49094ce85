import { brighten, type Colour, css } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { dot, length, minus, unit, type Vector, vector } from '../kit/space.server.ts';

export type Turret = {
  foot: Vector;
  radius: number;
  /** Radius at the top: 0 makes a spire. */
  crown?: number;
  tall: number;
  sides?: number;
  colour: Colour;
};

/** A prism of equal sides standing upright: tower, drum, spire or cone. */
export function drawTurret(easel: Easel, { foot, radius, crown = radius, tall, sides = 8, colour }: Turret): void {
  const distance = length(minus(foot, easel.camera.eye));
  const corner = (index: number, z: number, reach: number): Vector => {
    const angle = ((index + 0.5) / sides) * Math.PI * 2;
    return vector(foot.x + Math.cos(angle) * reach, foot.y + Math.sin(angle) * reach, foot.z + z);
  };
  const lean = (radius - crown) / tall;
  for (let index = 0; index < sides; index += 1) {
    const angle = ((index + 1) / sides) * Math.PI * 2;
    const normal = unit(vector(Math.cos(angle), Math.sin(angle), lean));
    const [low, next] = [corner(index, 0, radius), corner(index + 1, 0, radius)];
    if (dot(normal, minus(easel.camera.eye, low)) <= 0) continue;
    const tone = inHaze(easel.light, lit(easel.light, colour, normal), distance);
    // A thread of its own colour around each side: no hairline of sky between two of them.
    const thread = `stroke="${css(tone)}" stroke-width=".8"`;
    face(easel, [low, next, corner(index + 1, tall, crown), corner(index, tall, crown)], tone, thread);
  }
}

/** Turrets of other radii one above the other: base, drum, balcony, spire. */
export function drawTiers(
  easel: Easel,
  foot: Vector,
  colour: Colour,
  tiers: readonly { radius: number; crown?: number; tall: number; tint?: number }[],
  sides = 8,
): void {
  let z = foot.z;
  for (const { tint = 1, ...tier } of tiers) {
    drawTurret(easel, { ...tier, sides, foot: vector(foot.x, foot.y, z), colour: brighten(colour, tint) });
    z += tier.tall;
  }
}
