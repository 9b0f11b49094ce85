import { brighten, type Colour, colour } from '../kit/colour.server.ts';
import { type Easel, face, shape, spot } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { add, scale, vector } from '../kit/space.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR, NEW_CLAY } from '../materials/clay.server.ts';
import { layCovering } from '../materials/covering.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { layBatts } from '../materials/wool.server.ts';

const WIDE = 9.4;
const RISE = 5.2;
/** Where each layer starts, going right: lining, rafters with wool, membrane, battens, tiles. */
const STARTS = { lining: 0, wool: 1.5, membrane: 4, battens: 5.3, tiles: 6.6 };

const slopeAt = (lift: number): Plane => {
  const base = planeThrough(vector(0, 0, 0), vector(WIDE, 0, 0), vector(0, 4.4, 2.75));
  return { ...base, origin: add(base.origin, scale(base.normal, lift)) };
};

/** A roof opened layer by layer, from the inner lining on the left to the tiles on the right. */
export function drawLayers(easel: Easel): void {
  const lining = slopeAt(0);
  drawEdge(easel, lining, 0, WIDE, 0.05, colour('#E4D3B4'));
  layBoards(easel, lining, { run: 'v', wide: 0.19, long: 4, palette: FIR, seed: 'lining' });
  drawWool(easel);
  drawRafters(easel);
  const membrane = slopeAt(0.26);
  drawSheet(easel, membrane);
  const random = seededRandom('battens');
  for (let u = STARTS.battens; u < WIDE; u += 0.62)
    drawBeam(
      easel,
      {
        from: on(membrane, u, 0, 0.025),
        to: on(membrane, u, RISE, 0.025),
        wide: 0.06,
        high: 0.045,
        colour: FIR[0],
        top: membrane.normal,
      },
      random,
    );
  for (let v = 0.16; v < RISE; v += 0.36) {
    face(
      easel,
      patch(membrane, STARTS.battens - 0.12, v - 0.07, WIDE, v, 0.05),
      easel.light.shadow,
      'fill-opacity=".35"',
    );
    drawBeam(
      easel,
      {
        from: on(membrane, STARTS.battens - 0.15, v, 0.07),
        to: on(membrane, WIDE, v, 0.07),
        wide: 0.06,
        high: 0.045,
        colour: FIR[2] ?? FIR[0],
        top: membrane.normal,
      },
      random,
    );
  }
  const tiles = slopeAt(0.36);
  const cut = { ...tiles, origin: on(tiles, STARTS.tiles, 0), width: WIDE - STARTS.tiles + 6 };
  layCovering(easel, cut, {
    kind: 'romane',
    seed: 'tiles',
    palette: NEW_CLAY,
    wear: 0.05,
    bare: true,
    covers: ({ u, v }) => u > (v % 0.72 < 0.36 ? 0 : 0.29),
  });
}

function drawEdge(easel: Easel, plane: Plane, u0: number, u1: number, thick: number, own: Colour): void {
  const front = lit(easel.light, own, scale(plane.up, -1));
  face(easel, [on(plane, u0, 0, 0), on(plane, u1, 0, 0), on(plane, u1, 0, -thick), on(plane, u0, 0, -thick)], front);
  face(
    easel,
    [on(plane, u0, 0, 0), on(plane, u0, RISE, 0), on(plane, u0, RISE, -thick), on(plane, u0, 0, -thick)],
    brighten(lit(easel.light, own, scale(plane.along, -1)), 0.9),
  );
}

const GAP = 0.62;

function drawRafters(easel: Easel): void {
  const base = slopeAt(0.12);
  const random = seededRandom('rafters');
  for (let u = WIDE - 0.3; u > STARTS.wool - 0.9; u -= GAP) {
    face(easel, patch(base, u - 0.12, 0, u, RISE, -0.11), easel.light.shadow, 'fill-opacity=".35"');
    drawBeam(
      easel,
      {
        from: on(base, u, -0.15, 0.01),
        to: on(base, u, RISE, 0.01),
        wide: 0.09,
        high: 0.24,
        colour: FIR[1] ?? FIR[0],
        top: base.normal,
      },
      random,
    );
  }
}

/** Batts of wood fibre between the rafters. */
function drawWool(easel: Easel): void {
  const top = slopeAt(0.2);
  for (let u = WIDE - 0.3 - GAP; u > STARTS.wool - GAP; u -= GAP)
    layBatts(easel, top, { u0: u, u1: u + GAP, v0: 0, v1: RISE }, `wool/${u.toFixed(1)}`);
}

/** The breathable membrane, its free edge turned back in a soft curl. */
function drawSheet(easel: Easel, plane: Plane): void {
  const tone = lit(easel.light, colour('#7F949E'), plane.normal);
  face(easel, patch(plane, STARTS.membrane + 0.05, -0.02, WIDE, RISE, -0.015), easel.light.shadow, 'fill-opacity=".4"');
  face(easel, patch(plane, STARTS.membrane, 0, WIDE, RISE), tone);
  for (let v = 1.25; v < RISE; v += 1.3) {
    face(easel, patch(plane, STARTS.membrane, v - 0.05, WIDE, v), easel.light.shadow, 'fill-opacity=".25"');
    face(easel, patch(plane, STARTS.membrane, v, WIDE, v + 0.02), brighten(tone, 1.2));
  }
  const curl = Array.from({ length: 9 }, (_, index) => index / 8);
  for (let strip = 0; strip < curl.length - 1; strip += 1) {
    const place = (t: number, v: number) => {
      const angle = t * Math.PI * 1.15;
      return on(plane, STARTS.membrane - Math.sin(angle) * 0.17, v, 0.17 - Math.cos(angle) * 0.17);
    };
    const [t0, t1] = [curl[strip] ?? 0, (curl[strip + 1] ?? 1) + 0.03];
    shape(
      easel,
      [place(t0, 0), place(t1, 0), place(t1, RISE), place(t0, RISE)].map((at) => spot(easel, at)),
      brighten(tone, 0.66 + 0.75 * (strip / 8)),
    );
  }
}
