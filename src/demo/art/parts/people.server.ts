import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, pathOf, pixelsPerMetre, shape, spot } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { type Point, point, turned, type Vector } from '../kit/space.server.ts';
import type { Joint, Pose } from './poses.server.ts';

export type Outfit = { shirt: Colour; trousers: Colour; helmet: Colour; skin: Colour };

export const OUTFITS = {
  terre: { shirt: colour('#A85A3C'), trousers: colour('#3A4652'), helmet: colour('#F0E7D6'), skin: colour('#C48E6A') },
  zinc: { shirt: colour('#6C7478'), trousers: colour('#4A4034'), helmet: colour('#E0A23A'), skin: colour('#B07A58') },
  chaux: { shirt: colour('#D8CDB8'), trousers: colour('#39434C'), helmet: colour('#B4431D'), skin: colour('#8A5B40') },
} as const satisfies Record<string, Outfit>;

export type Person = { at: Vector; pose: Pose; outfit: Outfit; mirrored?: boolean; size?: number; bare?: boolean };

/** Hands and shoulder on the sheet, for what the person holds. */
export type Held = { nearHand: Point; farHand: Point; neck: Point; pixels: number };

export function drawPerson(easel: Easel, person: Person): Held {
  const foot = spot(easel, person.at);
  const pixels = pixelsPerMetre(easel, person.at) * (person.size ?? 1);
  const flip = person.mirrored ? -1 : 1;
  const place = ([x, z]: Joint): Point => point(foot.x + x * flip * pixels, foot.y - z * pixels);
  const { pose, outfit } = person;
  const sun = Math.sign(easel.light.sun.x * easel.camera.heading.y - easel.light.sun.y * easel.camera.heading.x) || 1;
  const paint = (own: Colour, side: number) =>
    lit(easel.light, own, turned(easel.camera, sun * side, side > 0 ? 0.25 : -0.8, 0.35));
  const brush: Brush = { easel, place, pixels, sun, paint };
  const boots = colour('#2E2620');
  limb(brush, pose.farArm, [0.062, 0.052, 0.042], brighten(outfit.shirt, 0.75));
  dot(brush, pose.farArm[2], 0.05, brighten(outfit.skin, 0.85));
  limb(brush, pose.farLeg, [0.1, 0.078, 0.056], brighten(outfit.trousers, 0.78));
  foots(brush, pose.farLeg[2], flip, boots);
  limb(brush, pose.nearLeg, [0.105, 0.082, 0.06], outfit.trousers);
  foots(brush, pose.nearLeg[2], flip, boots);
  torso(brush, pose, outfit);
  limb(brush, pose.nearArm, [0.066, 0.056, 0.044], outfit.shirt);
  dot(brush, pose.nearArm[2], 0.052, outfit.skin);
  head(brush, pose, outfit, flip);
  return { nearHand: place(pose.nearArm[2]), farHand: place(pose.farArm[2]), neck: place(pose.neck), pixels };
}

type Brush = {
  easel: Easel;
  place: (joint: Joint) => Point;
  pixels: number;
  sun: number;
  paint: (own: Colour, side: number) => Colour;
};

/** Body colour, then the same outline shifted towards the sun and lit: a soft edge of light. */
function coat({ easel, pixels, sun, paint }: Brush, outline: readonly Point[], own: Colour): void {
  const clip = easel.define((id) => `<clipPath id="${id}"><path d="${pathOf(outline)}"/></clipPath>`);
  shape(easel, outline, paint(own, -0.5));
  const shifted = outline.map(({ x, y }) => point(x + sun * pixels * 0.035, y - pixels * 0.012));
  shape(easel, shifted, paint(own, 0.9), `clip-path="url(#${clip})"`);
}

function capsule(a: Point, radiusA: number, b: Point, radiusB: number): Point[] {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const cap = (centre: Point, radius: number, from: number) =>
    Array.from({ length: 7 }, (_, index) =>
      point(
        centre.x + Math.cos(from + (index / 6) * Math.PI) * radius,
        centre.y + Math.sin(from + (index / 6) * Math.PI) * radius,
      ),
    );
  return [...cap(a, radiusA, angle + Math.PI / 2), ...cap(b, radiusB, angle - Math.PI / 2)];
}

function limb(
  brush: Brush,
  [a, b, c]: readonly [Joint, Joint, Joint],
  [ra, rb, rc]: readonly [number, number, number],
  own: Colour,
): void {
  const { place, pixels } = brush;
  coat(brush, capsule(place(a), ra * pixels, place(b), rb * pixels), own);
  coat(brush, capsule(place(b), rb * pixels, place(c), rc * pixels), own);
}

function dot(brush: Brush, at: Joint, radius: number, own: Colour): void {
  const centre = brush.place(at);
  coat(
    brush,
    capsule(centre, radius * brush.pixels, point(centre.x + 0.01, centre.y + 0.3), radius * brush.pixels),
    own,
  );
}

function foots(brush: Brush, at: Joint, flip: number, own: Colour): void {
  const heel = brush.place(at);
  const toe = point(heel.x + flip * 0.13 * brush.pixels, heel.y + 0.015 * brush.pixels);
  coat(brush, capsule(heel, 0.062 * brush.pixels, toe, 0.046 * brush.pixels), own);
}

function torso(brush: Brush, { neck, chest, hips }: Pose, outfit: Outfit): void {
  const { place, pixels } = brush;
  const [n, c, h] = [place(neck), place(chest), place(hips)];
  coat(brush, capsule(c, 0.185 * pixels, h, 0.15 * pixels), outfit.shirt);
  coat(brush, capsule(point(n.x, n.y + 0.05 * pixels), 0.11 * pixels, c, 0.185 * pixels), outfit.shirt);
  coat(
    brush,
    capsule(point(h.x, h.y - 0.05 * pixels), 0.158 * pixels, point(h.x, h.y + 0.03 * pixels), 0.14 * pixels),
    brighten(outfit.trousers, 0.95),
  );
  coat(
    brush,
    capsule(
      point(h.x - 0.13 * pixels, h.y - 0.1 * pixels),
      0.03 * pixels,
      point(h.x + 0.13 * pixels, h.y - 0.1 * pixels),
      0.03 * pixels,
    ),
    colour('#5A3E28'),
  );
}

function head(brush: Brush, { head: at, neck }: Pose, outfit: Outfit, flip: number): void {
  const { place, pixels } = brush;
  const [centre, base] = [place(at), place(neck)];
  coat(
    brush,
    capsule(base, 0.06 * pixels, point(centre.x, centre.y + 0.06 * pixels), 0.06 * pixels),
    brighten(outfit.skin, 0.85),
  );
  coat(
    brush,
    capsule(centre, 0.1 * pixels, point(centre.x + flip * 0.02 * pixels, centre.y + 0.05 * pixels), 0.085 * pixels),
    outfit.skin,
  );
  const dome = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + (index / 12) * Math.PI;
    return point(
      centre.x + Math.cos(angle) * 0.125 * pixels,
      centre.y - 0.02 * pixels + Math.sin(angle) * 0.125 * pixels,
    );
  });
  const brim = point(centre.x + flip * 0.19 * pixels, centre.y - 0.005 * pixels);
  coat(
    brush,
    flip > 0
      ? [...dome, brim, point(centre.x - 0.12 * pixels, centre.y)]
      : [point(centre.x + 0.12 * pixels, centre.y), brim, ...dome],
    outfit.helmet,
  );
}
