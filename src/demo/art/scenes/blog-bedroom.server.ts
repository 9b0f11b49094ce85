import { brighten, colour, css } from '../kit/colour.server.ts';
import { type Easel, face, onSheet, pathOf, underLight } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, outline, type Plane, patch, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { indoors, lightOf } from '../landscape/lights.server.ts';
import { drawPlant } from '../landscape/plants.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR, OAK } from '../materials/clay.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { drawTube } from '../parts/gutter.server.ts';
import { drawDust, drawShaft } from '../parts/weather.server.ts';
import { hamlet } from './hamlet.server.ts';
import type { Scene } from './scene.server.ts';

export const blogVelux: Scene = {
  alt: 'Chambre sous les toits : la fenêtre de toit ouvre sur la vallée du Rhône et le Vercors au soleil du soir',
  light: { ...indoors(1.25, 0.25, 206), sky: lightOf('golden', 0).sky },
  camera: { eye: vector(2.3, -1.5, 1.55), target: vector(2.75, 3, 1.55), lens: 0.88, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    underLight(easel, lightOf('golden', 70), () => {
      paintSky(easel, {
        horizon: 0.52,
        clouds: { cover: 0.4, lit: '#FFE3BC', shaded: '#D09A86', size: 420, seed: 131 },
      });
      paintValley(easel, {
        seed: 'velux',
        below: 16,
        from: 60,
        mist: '#D2A591',
        air: 0.5,
        items: hamlet('velux', -6, 150),
      });
    });
    drawBedroom(easel);
    varnish(easel, { vignette: 0.36, flare: { x: 0.5, y: 0.36, radius: 0.6, colour: '#FFD396', strength: 0.34 } });
  },
};

const OPENING = { u0: 1.55, u1: 3.45, v0: 0.3, v1: 2.35 };

function drawBedroom(easel: Easel): void {
  // The sloping ceiling faces the room: its left end is on the viewer's right.
  const slope = planeThrough(vector(5.6, 3.6, 0.95), vector(-0.4, 3.6, 0.95), vector(5.6, 1.15, 3.5));
  const flip = (u: number) => slope.width - u - 0.2;
  const white = colour('#E9E1D2');
  const [u0, u1] = [flip(OPENING.u1), flip(OPENING.u0)];
  paintWithHole(easel, slope, { u0, u1 }, brighten(lit(easel.light, white, slope.normal), 1.45));
  drawJoints(easel, slope, { u0, u1 });
  drawReveal(easel, slope, { u0, u1 });
  const knee = planeThrough(vector(-0.4, 3.6, 0), vector(5.6, 3.6, 0), vector(-0.4, 3.6, 0.95));
  face(easel, outline(knee), brighten(lit(easel.light, white, knee.normal), 0.94));
  face(easel, patch(knee, 0, 0, knee.width, 0.1), lit(easel.light, colour('#CDB894'), knee.normal));
  const floor = planeThrough(vector(-0.4, -3, 0), vector(5.6, -3, 0), vector(-0.4, 3.6, 0));
  layBoards(easel, floor, { run: 'v', wide: 0.2, long: 2.6, palette: OAK, seed: 'parquet' });
  for (const [x, side] of [
    [-0.4, 1],
    [5.6, -1],
  ] as const) {
    const wall = [vector(x, 3.6, 0), vector(x, -3, 0), vector(x, -3, 3.5), vector(x, 1.15, 3.5), vector(x, 3.6, 0.95)];
    face(easel, wall, brighten(lit(easel.light, colour(side > 0 ? '#B9C3BE' : '#C9B79C'), vector(side, 0, 0)), 1.02));
  }
  face(
    easel,
    [vector(-0.4, 1.15, 3.5), vector(5.6, 1.15, 3.5), vector(5.6, -3, 3.5), vector(-0.4, -3, 3.5)],
    brighten(lit(easel.light, white, vector(0, 0, -1)), 0.9),
  );
  for (const x of [0.6, 4.75])
    drawBeam(
      easel,
      { from: vector(x, 3.5, 0.98), to: vector(x, 1.1, 3.42), wide: 0.16, high: 0.2, colour: OAK[1] ?? OAK[0] },
      seededRandom(`beam${x}`),
    );
  drawSunPatch(easel);
  drawFurniture(easel);
}

function paintWithHole(
  easel: Easel,
  slope: Plane,
  { u0, u1 }: { u0: number; u1: number },
  tone: ReturnType<typeof colour>,
): void {
  const hole = patch(slope, u0, OPENING.v0, u1, OPENING.v1);
  easel.put(
    `<path d="${pathOf(onSheet(easel, outline(slope)))}${pathOf(onSheet(easel, hole))}" fill="${css(tone)}" fill-rule="evenodd"/>`,
  );
}

/** Painted match-boarding round the opening. */
function drawJoints(easel: Easel, slope: Plane, { u0, u1 }: { u0: number; u1: number }): void {
  for (let v = 0.16; v < slope.rise; v += 0.19) {
    const crossing = v > OPENING.v0 && v < OPENING.v1;
    const runs = crossing
      ? [
          [0, u0],
          [u1, slope.width],
        ]
      : [[0, slope.width]];
    for (const [a = 0, b = 0] of runs)
      face(easel, patch(slope, a, v, b, v + 0.014), easel.light.shadow, 'fill-opacity=".2"');
  }
}

/** Thickness of the roof round the window, its frame, sash and handle bar. */
function drawReveal(easel: Easel, slope: Plane, { u0, u1 }: { u0: number; u1: number }): void {
  const { v0, v1 } = OPENING;
  const deep = -0.26;
  const wood = FIR[0];
  const sides = [
    { from: [u0, v0], to: [u0, v1], normal: slope.along },
    { from: [u1, v0], to: [u1, v1], normal: vector(-slope.along.x, -slope.along.y, -slope.along.z) },
    { from: [u0, v0], to: [u1, v0], normal: slope.up },
    { from: [u0, v1], to: [u1, v1], normal: vector(-slope.up.x, -slope.up.y, -slope.up.z) },
  ] as const;
  for (const { from, to, normal } of sides) {
    const [a, b] = [on(slope, from[0], from[1]), on(slope, to[0], to[1])];
    face(
      easel,
      [a, b, on(slope, to[0], to[1], deep), on(slope, from[0], from[1], deep)],
      brighten(lit(easel.light, colour('#F1E9DA'), normal), 1.05),
    );
  }
  const random = seededRandom('sash');
  const bars = [
    [u0, v0, u0, v1],
    [u1, v0, u1, v1],
    [u0, v0, u1, v0],
    [u0, v1, u1, v1],
  ] as const;
  for (const [a, b, c, d] of bars)
    drawBeam(
      easel,
      {
        from: on(slope, a, b, deep),
        to: on(slope, c, d, deep),
        wide: 0.09,
        high: 0.09,
        colour: wood,
        top: slope.normal,
      },
      random,
    );
  face(easel, patch(slope, u0, v0, u1, v1, deep), '#DCEAF2', 'fill-opacity=".1"');
  face(
    easel,
    [
      on(slope, u1 - 0.2, v0, deep),
      on(slope, u1 - 0.5, v0, deep),
      on(slope, u1 - 1.1, v1, deep),
      on(slope, u1 - 0.8, v1, deep),
    ],
    '#fff',
    'fill-opacity=".12"',
  );
  drawTube(
    easel,
    on(slope, u0 + 0.2, v1 - 0.1, deep + 0.07),
    on(slope, u1 - 0.2, v1 - 0.1, deep + 0.07),
    0.018,
    colour('#C2C8CC'),
  );
}

function drawSunPatch(easel: Easel): void {
  const glow = [vector(1.6, 1.3, 0.012), vector(3.1, 1.3, 0.012), vector(2.3, -0.4, 0.012), vector(0.8, -0.4, 0.012)];
  face(easel, glow, '#FFD58C', 'fill-opacity=".5"');
  const corners = onSheet(easel, [vector(2, 2.6, 2.4), vector(3.5, 2.6, 2.4), vector(2.7, 0.2, 0), vector(1, 0.2, 0)]);
  const [a, b, c, d] = corners;
  if (a && b && c && d) drawShaft(easel, [a, b, c, d], '#FFE2AC', 0.3);
  drawDust(easel, seededRandom('velux'), { x: 420, y: 420, wide: 600, tall: 520 }, 70);
}

function drawFurniture(easel: Easel): void {
  const random = seededRandom('desk');
  for (const [x, y] of [
    [3.7, 3.3],
    [5.2, 3.3],
    [3.7, 2.5],
    [5.2, 2.5],
  ] as const)
    drawBeam(
      easel,
      { from: vector(x, y, 0), to: vector(x, y, 0.7), wide: 0.06, high: 0.06, colour: OAK[3] ?? OAK[0] },
      random,
    );
  const top = planeThrough(vector(3.6, 2.4, 0.74), vector(5.3, 2.4, 0.74), vector(3.6, 3.4, 0.74));
  face(
    easel,
    [on(top, 0, 0), on(top, top.width, 0), on(top, top.width, 0, -0.05), on(top, 0, 0, -0.05)],
    brighten(lit(easel.light, OAK[2] ?? OAK[0], vector(0, -1, 0)), 0.9),
  );
  layBoards(easel, top, { run: 'u', wide: 0.26, long: 3, palette: OAK, seed: 'desk' });
  for (const [index, hex] of ['#9A3616', '#344653', '#D9952B', '#1F6557'].entries()) {
    const [x, z] = [4.7 + (index % 2) * 0.03, 0.75 + index * 0.05];
    face(
      easel,
      [vector(x, 2.72, z), vector(x + 0.4, 2.72, z), vector(x + 0.4, 2.72, z + 0.045), vector(x, 2.72, z + 0.045)],
      lit(easel.light, colour(hex), vector(0, -1, 0)),
    );
    face(
      easel,
      [
        vector(x, 2.72, z + 0.045),
        vector(x + 0.4, 2.72, z + 0.045),
        vector(x + 0.4, 3, z + 0.045),
        vector(x, 3, z + 0.045),
      ],
      lit(easel.light, colour(hex), vector(0, 0, 1)),
    );
  }
  const pot = vector(4.05, 2.85, 0.74);
  drawTube(easel, pot, vector(pot.x, pot.y, pot.z + 0.2), 0.085, colour('#B4603E'), 0.6, 0.115);
  drawPlant(
    easel,
    { kind: 'tree', at: vector(pot.x, pot.y, pot.z + 0.08), height: 0.62, leaf: colour('#6F8450') },
    random,
  );
}
