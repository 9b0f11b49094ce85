import { brighten, type Colour, colour, css, mix } from '../kit/colour.server.ts';
import { type Easel, face, faces, onSheet, pathOf, pixelsPerMetre, stroke } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { directed, on, type Plane, patch, planeThrough } from '../kit/plane.server.ts';
import { add, scale, type Vector, vector } from '../kit/space.server.ts';
import { drawTube } from './gutter.server.ts';

/** A flat thing lying on the table: its lower left corner, degrees of turn, size in metres. */
export function laid(x: number, y: number, turn: number, wide: number, deep: number, lift = 0.001): Plane {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return planeThrough(
    vector(x, y, lift),
    vector(x + cos * wide, y + sin * wide, lift),
    vector(x - sin * deep, y + cos * deep, lift),
  );
}

/** Shadow of something flat or low: its outline pushed away from the sun. */
export function castFlat(easel: Easel, outline: readonly Vector[], height: number, strength = 0.4): void {
  const { sun } = easel.light;
  const shift = scale(vector(sun.x, sun.y, 0), -height / Math.max(0.2, sun.z));
  face(
    easel,
    outline.map((at) => add(at, shift)),
    easel.light.shadow,
    `fill-opacity="${strength}"`,
  );
}

/** A sheet of paper with a soft curl of light at its far edge. */
export function drawPaper(easel: Easel, sheet: Plane, tint: Colour): void {
  const outline = patch(sheet, 0, 0, sheet.width, sheet.rise);
  castFlat(easel, outline, 0.006);
  const tone = lit(easel.light, tint, sheet.normal);
  face(easel, outline, tone);
  face(easel, patch(sheet, 0, sheet.rise * 0.94, sheet.width, sheet.rise), brighten(tone, 1.06));
}

/** Marks that stand for an estimate, with no word in them: a roof for a letterhead, lines, a column of sums, a total. */
export function drawEstimate(easel: Easel, sheet: Plane): void {
  drawPaper(easel, sheet, colour('#F4EFE4'));
  const ink = (hex: string) => lit(easel.light, colour(hex), sheet.normal);
  const { width: w, rise: h } = sheet;
  const bar = (u0: number, v0: number, u1: number, v1: number) => patch(sheet, u0 * w, v0 * h, u1 * w, v1 * h, 0.0004);
  const at = (u: number, v: number) => on(sheet, u * w, v * h, 0.0004);
  face(easel, [at(0.08, 0.9), at(0.16, 0.955), at(0.24, 0.9)], ink('#B4431D'));
  face(easel, bar(0.105, 0.868, 0.215, 0.9), ink('#344653'));
  faces(
    easel,
    [0.94, 0.918, 0.896].map((v, index) => bar(0.6, v, 0.92 - index * 0.05, v + 0.009)),
    ink('#6B7F8D'),
  );
  face(easel, bar(0.08, 0.79, 0.52, 0.81), ink('#1C2730'));
  const rows = Array.from({ length: 9 }, (_, index) => 0.7 - index * 0.047);
  face(easel, bar(0.08, 0.738, 0.92, 0.764), ink('#344653'));
  faces(
    easel,
    rows.map((v, index) => bar(0.1, v, 0.36 + ((index * 37) % 23) / 100, v + 0.009)),
    ink('#7A8A96'),
  );
  faces(
    easel,
    rows.map((v) => bar(0.68, v, 0.73, v + 0.009)),
    ink('#9AA7B0'),
  );
  faces(
    easel,
    rows.map((v, index) => bar(0.81 + ((index * 13) % 5) / 100, v, 0.9, v + 0.009)),
    ink('#7A8A96'),
  );
  faces(
    easel,
    rows.map((v) => bar(0.08, v - 0.014, 0.92, v - 0.011)),
    ink('#D5D3CB'),
  );
  faces(
    easel,
    [0.255, 0.228].map((v) => bar(0.62, v, 0.9, v + 0.009)),
    ink('#9AA7B0'),
  );
  face(easel, bar(0.58, 0.165, 0.92, 0.21), ink('#B4431D'));
  face(easel, bar(0.76, 0.182, 0.9, 0.193), ink('#F4EFE4'));
  faces(
    easel,
    [0.12, 0.1].map((v) => bar(0.08, v, 0.46, v + 0.007)),
    ink('#B7BEC2'),
  );
}

/** A roof drawn in pencil: two slopes, a chimney, measures along the edges. */
export function drawSketch(easel: Easel, sheet: Plane): void {
  drawPaper(easel, sheet, colour('#EDE6D3'));
  const { width: w, rise: h } = sheet;
  const line = (...pairs: readonly (readonly [number, number])[]) =>
    pathOf(
      onSheet(
        easel,
        pairs.map(([u, v]) => on(sheet, u * w, v * h, 0.0004)),
      ),
      false,
    );
  const paths = [
    line([0.14, 0.3], [0.3, 0.66], [0.8, 0.74], [0.7, 0.36], [0.14, 0.3]),
    line([0.3, 0.66], [0.16, 0.44]),
    line([0.16, 0.44], [0.16, 0.14], [0.68, 0.19], [0.7, 0.36]),
    line([0.66, 0.7], [0.66, 0.84], [0.72, 0.85], [0.72, 0.72]),
    ...Array.from({ length: 7 }, (_, index) =>
      line([0.165 + index * 0.022, 0.345 + index * 0.046], [0.71 + index * 0.013, 0.41 + index * 0.047]),
    ),
    line([0.12, 0.08], [0.68, 0.13]),
    line([0.11, 0.1], [0.13, 0.06]),
    line([0.67, 0.15], [0.69, 0.11]),
  ];
  const width = Math.max(1, pixelsPerMetre(easel, sheet.origin) * 0.0011);
  easel.put(
    `<path d="${paths.join('')}" fill="none" stroke="${css(lit(easel.light, colour('#4A5058'), sheet.normal))}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-opacity=".8"/>`,
  );
}

/** A folding rule, opened in zigzag: yellow limbs with marks, brass joints. */
export function drawFoldingRule(easel: Easel, joints: readonly Vector[]): void {
  const yellow = colour('#E0AE3C');
  joints.slice(0, -1).forEach((from, index) => {
    const to = joints[index + 1] ?? from;
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    const lift = 0.004 + (index % 2) * 0.004;
    const limb = laid(from.x, from.y, turn, reach, 0.016, lift);
    const outline = patch(limb, -0.008, -0.008, reach + 0.008, 0.008);
    castFlat(easel, outline, lift + 0.002);
    const tone = lit(easel.light, index % 3 === 2 ? brighten(yellow, 0.94) : yellow, limb.normal);
    face(easel, patch(limb, -0.008, -0.0085, reach + 0.008, -0.0055, -0.003), brighten(tone, 0.62));
    face(easel, outline, tone);
    const marks = Array.from({ length: Math.floor(reach / 0.01) }, (_, mark) =>
      patch(limb, mark * 0.01, 0.008 - (mark % 5 ? 0.004 : 0.007), mark * 0.01 + 0.0014, 0.008, 0.0004),
    );
    faces(easel, marks, '#2A2118', 'fill-opacity=".8"');
    face(easel, disc(on(limb, reach, 0, 0.001), 0.0058), lit(easel.light, colour('#C9A85C'), limb.normal));
  });
}

const disc = (at: Vector, radius: number, count = 18): Vector[] =>
  Array.from({ length: count }, (_, index) =>
    add(at, vector(Math.cos((index / count) * 6.2832) * radius, Math.sin((index / count) * 6.2832) * radius, 0)),
  );

/** A carpenter's pencil, red, sharpened with a knife. */
export function drawPencil(easel: Easel, from: Vector, to: Vector): void {
  const at = (share: number) => add(from, scale(add(to, scale(from, -1)), share));
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const body = laid(from.x, from.y, turn, Math.hypot(to.x - from.x, to.y - from.y), 0.012, 0.001);
  castFlat(easel, patch(body, 0, -0.006, body.width, 0.006), 0.008, 0.45);
  drawTube(easel, at(0), at(0.86), 0.0056, colour('#B4431D'), 0.4);
  drawTube(easel, at(0.86), at(0.96), 0.0056, colour('#DDB985'), 0.9, 0.002);
  drawTube(easel, at(0.96), at(1), 0.002, colour('#2B2B2E'), 0.5, 0.0005);
}

/** A cup of coffee on its saucer. */
export function drawCup(easel: Easel, at: Vector, glaze: Colour): void {
  const ring = (radius: number, z: number) => disc(vector(at.x, at.y, at.z + z), radius, 36);
  castFlat(easel, ring(0.078, 0.001), 0.014, 0.45);
  face(easel, ring(0.078, 0.008), lit(easel.light, brighten(glaze, 0.96), vector(0, 0, 1)));
  face(easel, ring(0.062, 0.0085), brighten(lit(easel.light, glaze, vector(0, 0, 1)), 0.9));
  castFlat(easel, ring(0.04, 0.009), 0.05, 0.35);
  const handle = Array.from({ length: 11 }, (_, index) => {
    const angle = -1.5 + (index / 10) * 3;
    return vector(at.x + 0.036 + Math.cos(angle) * 0.024, at.y - 0.006, at.z + 0.04 + Math.sin(angle) * 0.02);
  });
  const metre = pixelsPerMetre(easel, at);
  stroke(
    easel,
    onSheet(easel, handle),
    brighten(lit(easel.light, glaze, vector(0.3, -0.8, 0.5)), 0.84),
    metre * 0.009,
    'stroke-linecap="round"',
  );
  drawTube(easel, vector(at.x, at.y, at.z + 0.009), vector(at.x, at.y, at.z + 0.07), 0.026, glaze, 0.5, 0.041);
  face(easel, ring(0.041, 0.07), brighten(lit(easel.light, glaze, vector(0, 0, 1)), 1.06));
  face(easel, ring(0.0375, 0.069), lit(easel.light, brighten(glaze, 0.6), vector(0, 0, 1)));
  face(easel, ring(0.036, 0.063), lit(easel.light, colour('#3A2216'), vector(0, 0, 1)));
  face(
    easel,
    ring(0.036, 0.0632).map((point, index) =>
      index % 36 < 18 ? point : vector(point.x, at.y + (point.y - at.y) * 0.5, point.z),
    ),
    mix(lit(easel.light, colour('#3A2216'), vector(0, 0, 1)), colour('#A87850'), 0.35),
  );
}

/** Cross-section of a romane tile in steps fine enough to be held in the hand: share of the width, height in metres. */
const SECTION = [
  { t: 0, h: 0.01 },
  { t: 0.05, h: 0 },
  { t: 0.42, h: 0 },
  ...Array.from({ length: 17 }, (_, index) => ({
    t: 0.46 + 0.27 * (1 - Math.cos((index / 16) * Math.PI)),
    h: 0.05 * Math.sin((index / 16) * Math.PI),
  })),
];

/** One romane tile, as it comes from the kiln. */
export function drawSingleTile(easel: Easel, bed: Plane, clay: Colour): void {
  const { width, rise } = bed;
  const at = (knot: { t: number; h: number }, v: number, lift = 0.012) => on(bed, knot.t * width, v, knot.h + lift);
  const crest = [
    on(bed, 0.46 * width, 0, 0),
    on(bed, width, 0, 0),
    on(bed, width, rise, 0),
    on(bed, 0.46 * width, rise, 0),
  ];
  castFlat(easel, patch(bed, 0, 0, width, rise), 0.016, 0.5);
  castFlat(easel, crest, 0.045, 0.34);
  const roll = SECTION.filter(({ t }) => t >= 0.46);
  face(
    easel,
    roll.map((knot) => at(knot, 0.004, 0)),
    '#1B110D',
    'fill-opacity=".9"',
  );
  SECTION.slice(0, -1).forEach((from, index) => {
    const to = SECTION[index + 1] ?? from;
    const normal = directed(bed, -(to.h - from.h), 0, (to.t - from.t) * width);
    const next = SECTION[index + 2] ?? to;
    face(
      easel,
      [at(from, 0), at(to, 0), at(next, 0), at(next, rise), at(to, rise), at(from, rise)],
      lit(easel.light, clay, normal),
    );
  });
  const rim = [...SECTION.map((knot) => at(knot, 0)), ...[...SECTION].reverse().map((knot) => at(knot, 0, 0))];
  face(easel, rim, brighten(lit(easel.light, clay, vector(0, -0.9, 0.3)), 0.9));
  face(
    easel,
    patch(bed, 0.08 * width, rise * 0.9, 0.4 * width, rise * 0.93, 0.014),
    lit(easel.light, brighten(clay, 1.2), bed.normal),
  );
}
