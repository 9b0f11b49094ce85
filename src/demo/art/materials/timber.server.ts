import { brighten, type Colour } from '../kit/colour.server.ts';
import { type Easel, face, onSheet, pixelsPerMetre, stroke } from '../kit/easel.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { type Random, seededRandom } from '../kit/seeded-random.server.ts';
import { add, between, cross, dot, length, minus, scale, UP, unit, type Vector, vector } from '../kit/space.server.ts';

export type Beam = {
  from: Vector;
  to: Vector;
  /** Section in metres: across, and high. */
  wide: number;
  high: number;
  colour: Colour;
  /** Which way the section's height points; up when left out. */
  top?: Vector;
  /** Old timber: splits and stains, 0 to 1. */
  wear?: number;
};

type Side = { corners: [Vector, Vector, Vector, Vector]; normal: Vector; end: boolean };

/** Draws beams from the farthest to the nearest. */
export function layTimber(easel: Easel, beams: readonly Beam[], seed: string): void {
  const far = (beam: Beam) => length(minus(between(beam.from, beam.to, 0.5), easel.camera.eye));
  const sorted = beams.map((beam, index) => ({ beam, index })).sort((a, b) => far(b.beam) - far(a.beam));
  for (const { beam, index } of sorted) drawBeam(easel, beam, seededRandom(`${seed}/${index}`));
}

export function drawBeam(easel: Easel, beam: Beam, random: Random): void {
  const own = { ...beam, colour: brighten(beam.colour, random.between(0.9, 1.1)) };
  for (const side of sidesOf(own)) {
    const middle = between(side.corners[0], side.corners[2], 0.5);
    if (dot(side.normal, minus(easel.camera.eye, middle)) <= 0) continue;
    drawSide(easel, own, side, middle, random);
  }
}

function sidesOf(beam: Beam): Side[] {
  const axis = unit(minus(beam.to, beam.from));
  const guide = beam.top ?? (Math.abs(axis.z) > 0.95 ? vector(0, 1, 0) : UP);
  const across = unit(cross(axis, guide));
  const rising = cross(across, axis);
  const corner = (at: Vector, a: number, r: number) =>
    add(at, add(scale(across, (a * beam.wide) / 2), scale(rising, (r * beam.high) / 2)));
  const long = (a0: number, r0: number, a1: number, r1: number, normal: Vector): Side => ({
    corners: [corner(beam.from, a0, r0), corner(beam.to, a0, r0), corner(beam.to, a1, r1), corner(beam.from, a1, r1)],
    normal,
    end: false,
  });
  const cap = (at: Vector, normal: Vector): Side => ({
    corners: [corner(at, -1, -1), corner(at, 1, -1), corner(at, 1, 1), corner(at, -1, 1)],
    normal,
    end: true,
  });
  return [
    long(-1, -1, 1, -1, scale(rising, -1)),
    long(-1, 1, 1, 1, rising),
    long(1, -1, 1, 1, across),
    long(-1, -1, -1, 1, scale(across, -1)),
    cap(beam.from, scale(axis, -1)),
    cap(beam.to, axis),
  ];
}

function drawSide(easel: Easel, beam: Beam, side: Side, middle: Vector, random: Random): void {
  const distance = length(minus(middle, easel.camera.eye));
  const tone = inHaze(
    easel.light,
    lit(easel.light, side.end ? brighten(beam.colour, 1.12) : beam.colour, side.normal),
    distance,
  );
  face(easel, side.corners, tone);
  const [a, b, c, d] = side.corners;
  const pixels = pixelsPerMetre(easel, middle) * length(minus(d, a));
  if (pixels < 5) return;
  if (side.end) {
    drawRings(easel, side, tone, pixels, random);
    return;
  }
  drawGrain(easel, beam, side, { tone, pixels, random });
  stroke(easel, onSheet(easel, [d, c]), brighten(tone, 1.28), Math.min(3, pixels * 0.05), 'stroke-opacity=".75"');
  stroke(easel, onSheet(easel, [a, b]), brighten(tone, 0.6), Math.min(3, pixels * 0.05), 'stroke-opacity=".6"');
}

type GrainCoat = { tone: Colour; pixels: number; random: Random };

function drawGrain(easel: Easel, beam: Beam, side: Side, { tone, pixels, random }: GrainCoat): void {
  const [a, b, c, d] = side.corners;
  const wear = beam.wear ?? 0;
  const lines = Math.min(13, Math.round(pixels / 5));
  const at = (t: number, s: number) => between(between(a, b, t), between(d, c, t), s);
  const span = length(minus(b, a));
  for (let index = 0; index < lines; index += 1) {
    const start = random.between(-0.1, 0.6);
    const end = Math.min(1, start + random.between(0.25, 0.8));
    const s = random.between(0.06, 0.94);
    const drift = random.between(-0.05, 0.05);
    const bow = random.between(-0.07, 0.07);
    const path = [0, 0.25, 0.5, 0.75, 1].map((step) =>
      at(
        Math.max(0, start + (end - start) * step),
        Math.min(0.98, Math.max(0.02, s + drift * step + bow * Math.sin(Math.PI * step))),
      ),
    );
    const dark = random.chance(0.7);
    stroke(
      easel,
      onSheet(easel, path),
      brighten(tone, dark ? 0.74 - wear * 0.2 : 1.16),
      pixels * random.between(0.01, 0.03 + wear * 0.02),
      'stroke-opacity=".65"',
    );
  }
  const knots = Math.floor(span * random.between(0, 0.9));
  for (let index = 0; index < knots && pixels > 14; index += 1) {
    const [t, s, size] = [random.between(0.05, 0.95), random.between(0.25, 0.75), random.between(0.05, 0.11)];
    const ring = (share: number) =>
      Array.from({ length: 9 }, (_, step) =>
        at(
          t + (Math.cos((step / 9) * 6.283) * size * share * 1.9 * length(minus(d, a))) / span,
          s + Math.sin((step / 9) * 6.283) * size * share,
        ),
      );
    face(easel, ring(1.3), brighten(tone, 0.84), 'fill-opacity=".8"');
    face(easel, ring(0.7), brighten(tone, 0.58), 'fill-opacity=".85"');
  }
}

function drawRings(easel: Easel, side: Side, tone: Colour, pixels: number, random: Random): void {
  const [a, b, c, d] = side.corners;
  const at = (t: number, s: number) => between(between(a, b, t), between(d, c, t), s);
  const [x, y] = [random.between(0.3, 0.7), random.between(0.1, 0.9)];
  const clamp = (value: number) => Math.min(0.97, Math.max(0.03, value));
  for (let ring = Math.min(6, Math.round(pixels / 6)); ring > 0; ring -= 1) {
    const reach = ring * 0.13;
    const round = Array.from({ length: 14 }, (_, step) =>
      at(clamp(x + Math.cos((step / 14) * 6.283) * reach), clamp(y + Math.sin((step / 14) * 6.283) * reach)),
    );
    face(easel, round, brighten(tone, ring % 2 ? 0.9 : 1.03), 'fill-opacity=".7"');
  }
}
