import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face, pixelsPerMetre } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { length, minus } from '../kit/space.server.ts';

export type Opening = {
  u: number;
  v: number;
  wide: number;
  tall: number;
  kind: 'window' | 'door';
  shutters?: Colour;
  /** Of what the frame round it is made; stone when left out. */
  surround?: Colour;
  /** Lamp light behind the panes. */
  glow?: string;
};

export const SHUTTERS = [colour('#6E8C96'), colour('#7F9A86'), colour('#8C5A46'), colour('#5F7486')] as const;

export function drawOpening(easel: Easel, wall: Plane, opening: Opening): void {
  const { u, v, wide, tall } = opening;
  const distance = length(minus(on(wall, u, v), easel.camera.eye));
  const tone = (own: Colour, share = 1) =>
    inHaze(easel.light, brighten(lit(easel.light, own, wall.normal), share), distance);
  const rect = (u0: number, v0: number, u1: number, v1: number, fill: Colour | string, extra = '', lift = 0.01) =>
    face(easel, patch(wall, u0, v0, u1, v1, lift), fill, extra);
  const near = pixelsPerMetre(easel, on(wall, u, v)) * wide > 22;
  const stone = opening.surround ?? colour('#CDBD9F');
  if (near) rect(u - 0.13, v - 0.1, u + wide + 0.13, v + tall + 0.16, tone(stone));
  rect(u, v, u + wide, v + tall, opening.glow ?? tone(colour('#2A333B')));
  if (near && !opening.glow) {
    rect(u, v + tall * 0.55, u + wide, v + tall, tone(colour('#8DA3B2'), 0.9), 'fill-opacity=".55"');
    rect(u, v, u + wide * 0.5, v + tall * 0.5, tone(colour('#56646E')), 'fill-opacity=".6"');
  }
  rect(u, v + tall - 0.14, u + wide, v + tall, easel.light.shadow, 'fill-opacity=".55"', 0.012);
  if (near) drawFrame(rect, opening, tone);
  if (opening.shutters) drawShutters(easel, rect, opening, opening.shutters, tone, near);
}

type Rect = (
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  fill: Colour | string,
  extra?: string,
  lift?: number,
) => void;
type Tone = (own: Colour, share?: number) => Colour;

function drawFrame(rect: Rect, { u, v, wide, tall, kind, surround }: Opening, tone: Tone): void {
  const wood = kind === 'door' ? colour('#6B4A36') : colour('#EFE8DA');
  if (kind === 'door') {
    rect(u + 0.06, v, u + wide - 0.06, v + tall - 0.06, tone(wood));
    for (const share of [0.3, 0.55, 0.8])
      rect(u + wide * share, v, u + wide * share + 0.02, v + tall - 0.08, tone(wood, 0.7));
    return;
  }
  for (const [a, b] of [
    [0, 0.05],
    [0.475, 0.525],
    [0.95, 1],
  ] as const)
    rect(u + wide * a, v, u + wide * b, v + tall, tone(wood));
  for (const [a, b] of [
    [0, 0.04],
    [0.33, 0.355],
    [0.65, 0.675],
    [0.965, 1],
  ] as const)
    rect(u, v + tall * a, u + wide, v + tall * b, tone(wood));
  rect(u - 0.16, v - 0.12, u + wide + 0.16, v - 0.02, tone(surround ?? colour('#D9CBB0'), 1.12), '', 0.08);
}

function drawShutters(
  easel: Easel,
  rect: Rect,
  { u, v, wide, tall }: Opening,
  own: Colour,
  tone: Tone,
  near: boolean,
): void {
  const half = wide * 0.54;
  for (const left of [u - half - 0.03, u + wide + 0.03]) {
    rect(left - 0.03, v - 0.05, left + half + 0.05, v + tall - 0.02, easel.light.shadow, 'fill-opacity=".4"', 0.01);
    rect(left, v, left + half, v + tall, tone(own), '', 0.05);
    if (!near) continue;
    for (let slat = 0; slat < 9; slat += 1) {
      const base = v + tall * (0.05 + slat * 0.102);
      rect(left + half * 0.1, base, left + half * 0.9, base + tall * 0.03, tone(own, 0.74), '', 0.052);
      rect(left + half * 0.1, base + tall * 0.03, left + half * 0.9, base + tall * 0.045, tone(own, 1.2), '', 0.052);
    }
  }
}
