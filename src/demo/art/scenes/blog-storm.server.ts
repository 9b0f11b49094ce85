import { colour, rgb } from '../kit/colour.server.ts';
import { type Easel, face, onSheet } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import type { Light } from '../kit/light.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane } from '../kit/plane.server.ts';
import { cellRandom, seededRandom } from '../kit/seeded-random.server.ts';
import { point, type Vector, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { CLAY, FIR, OLD_CLAY, OLD_OAK } from '../materials/clay.server.ts';
import { ageing, type Covering } from '../materials/covering.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawHouse, planHouse } from '../parts/house.server.ts';
import { drawPerson, OUTFITS } from '../parts/people.server.ts';
import { POSES } from '../parts/poses.server.ts';
import { layRidge } from '../parts/ridge.server.ts';
import { drawTarpaulin } from '../parts/tarpaulin.server.ts';
import { drawShaft } from '../parts/weather.server.ts';
import type { Scene } from './scene.server.ts';

const chance = cellRandom('tempete');
const TARP = { u0: 5.2, u1: 9.4, v0: 1.5 };

/** Torn open along the path of the gust: most tiles gone round the sheet, slid further off. */
function torn(): NonNullable<Covering['fate']> {
  const aged = ageing('tempete', 0.35, OLD_CLAY, 0.8);
  return (cell) => {
    const { u, v, column, row } = cell;
    const away = Math.hypot(Math.max(0, TARP.u0 - u, u - TARP.u1) * 0.9, Math.max(0, TARP.v0 - v) * 1.3);
    const covered = u > TARP.u0 + 0.3 && u < TARP.u1 - 0.3 && v > TARP.v0 + 0.3;
    if (covered || chance(column, row) < 0.86 - away * 0.62) return { missing: true };
    if (away < 2 && chance(column, row, 1) < 0.4)
      return { ...aged(cell), slip: 0.1 + 0.2 * chance(column, row, 2), turn: (chance(column, row, 3) - 0.5) * 0.3 };
    return aged(cell);
  };
}

/** Sun under the edge of the clouds, after rain. */
const clearing = (light: Light): Light => ({
  ...light,
  sunColour: rgb(1.08, 0.9, 0.66),
  sky: [
    { at: 0, colour: '#3F5768' },
    { at: 0.4, colour: '#86A3B2' },
    { at: 0.75, colour: '#D9CDA8' },
    { at: 1, colour: '#FBEBC4' },
  ],
});

export const blogTempete: Scene = {
  alt: 'Après la tempête : tuiles arrachées, bâche sanglée sur les liteaux par un couvreur, le ciel qui s’éclaircit',
  light: clearing(lightOf('cool', 244, 30)),
  camera: { eye: vector(14.2, -7.4, 6.7), target: vector(6.9, 1.6, 5), lens: 1.08, centre: { x: 0.5, y: 0.53 } },
  paint: (easel) => {
    paintSky(easel, {
      horizon: 0.42,
      clouds: { cover: 0.58, lit: '#FFF0D0', shaded: '#75838E', size: 640, seed: 229 },
    });
    paintValley(easel, {
      seed: 'tempete',
      below: 13,
      from: 40,
      mist: '#9FB0BA',
      air: 0.6,
      terrain: { woods: 0.5, vines: false },
    });
    drawBeams(easel);
    const setting = { corner: vector(-2, 0, 0), wide: 15, deep: 9.4, tall: 3.8, pitch: 3.2, seed: 'tempete' };
    openSlope(easel, planHouse({ ...setting, covering: { kind: 'canal', seed: 'tempete' } }).front);
    const { front, eave } = drawHouse(easel, {
      ...setting,
      covering: { kind: 'canal', seed: 'tempete', fate: torn(), gloss: 0.34, bare: true },
      ridge: CLAY,
    });
    drawChimney(easel, front, {
      at: { u: 12.2, v: 3.9 },
      wide: 0.95,
      deep: 0.7,
      tall: 1.7,
      skin: 'brick',
      pots: 1,
      seed: 'tempete',
    });
    drawTarpaulin(easel, front, { ...TARP, v1: front.rise + 0.1, cloth: colour('#2F6590'), seed: 'tempete' });
    strewTiles(easel, front);
    drawBough(easel, front);
    drawPerson(easel, { at: on(front, 10.3, 2.1, 0.1), pose: POSES.kneel, outfit: OUTFITS.chaux, mirrored: true });
    drawGutter(easel, { ...eave, seed: 'tempete', wear: 0.5 });
    varnish(easel, { flare: { x: 0, y: 0.1, radius: 0.7, colour: '#FFE2A8', strength: 0.5 }, vignette: 0.34 });
  },
};

/** Shafts of light from the gap in the clouds. */
function drawBeams(easel: Easel): void {
  for (const [left, right, strength] of [
    [120, 220, 0.2],
    [300, 360, 0.16],
    [470, 600, 0.14],
  ] as const)
    drawShaft(
      easel,
      [point(left, -20), point(right, -20), point(right + 260, 560), point(left + 120, 560)],
      '#FFF0C8',
      strength,
      16,
    );
}

/** Underlay torn from its battens: what the wind has laid bare. */
function openSlope(easel: Easel, slope: Plane): void {
  const random = seededRandom('tempete/battens');
  face(
    easel,
    [on(slope, 0, 0), on(slope, slope.width, 0), on(slope, slope.width, slope.rise), on(slope, 0, slope.rise)],
    lit(easel.light, colour('#2A211C'), slope.normal),
  );
  for (let u = 2.5; u < 13; u += 0.6)
    drawBeam(
      easel,
      {
        from: on(slope, u, 0, -0.08),
        to: on(slope, u, slope.rise, -0.08),
        wide: 0.09,
        high: 0.1,
        colour: OLD_OAK[2] ?? OLD_OAK[0],
        top: slope.normal,
      },
      random,
    );
  for (let v = 0.2; v < slope.rise; v += 0.34)
    drawBeam(
      easel,
      {
        from: on(slope, 2.2, v, -0.01),
        to: on(slope, 13.2, v, -0.01),
        wide: 0.05,
        high: 0.04,
        colour: FIR[1] ?? FIR[0],
        top: slope.normal,
      },
      random,
    );
}

/** Loose tiles stopped on their way down. */
function strewTiles(easel: Easel, slope: Plane): void {
  const random = seededRandom('tempete/loose');
  for (let index = 0; index < 11; index += 1) {
    const [u, v, turn] = [random.between(3.6, 11), random.between(0.15, 1.3), random.between(-0.3, 0.3)];
    layRidge(easel, {
      from: on(slope, u, v, 0.12),
      to: on(slope, u + turn, v + 0.36, 0.14),
      palette: CLAY,
      seed: `tempete/${index}`,
      radius: 0.095,
      piece: 1,
      mortar: false,
    });
  }
}

/** A broken branch the storm has left on the slope. */
function drawBough(easel: Easel, slope: Plane): void {
  const random = seededRandom('tempete/bough');
  const grow = (from: Vector, u: number, v: number, reach: number, aim: number, depth: number): void => {
    const [du, dv] = [Math.cos(aim) * reach, Math.sin(aim) * reach];
    const to = on(slope, u + du, v + dv, 0.18);
    drawBeam(
      easel,
      { from, to, wide: 0.028 * depth, high: 0.028 * depth, colour: colour('#5B4838'), top: slope.normal },
      random,
    );
    if (depth === 1) {
      leaf(easel, onSheet(easel, [to])[0], random.between(7, 12));
      return;
    }
    for (const turn of [-0.5, 0.12, 0.62])
      grow(to, u + du, v + dv, reach * 0.66, aim + turn * random.between(0.7, 1.2), depth - 1);
  };
  grow(on(slope, 3, 3.6, 0.16), 3, 3.6, 0.75, -0.5, 4);
}

function leaf(easel: Easel, at: { x: number; y: number } | undefined, size: number): void {
  if (!at) return;
  const tone = lit(easel.light, colour('#6F7F3E'), vector(-0.3, -0.4, 0.8));
  easel.put(
    `<ellipse cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 0.55).toFixed(1)}" fill="rgb(${[tone.r, tone.g, tone.b].map((part) => Math.round(Math.min(1, part) * 255)).join(',')})"/>`,
  );
}
