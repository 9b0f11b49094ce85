import { brighten, colour } from '../kit/colour.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { on, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { drawPlant } from '../landscape/plants.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { FIR, NEW_CLAY, ZINC } from '../materials/clay.server.ts';
import { layTimber } from '../materials/timber.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawGutter, drawPipe } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { SHUTTERS } from '../parts/openings.server.ts';
import { drawPerson, OUTFITS } from '../parts/people.server.ts';
import { POSES } from '../parts/poses.server.ts';
import { drawLadder, drawScaffold } from '../parts/site-gear.server.ts';
import type { Scene } from './scene.server.ts';

export const installation: Scene = {
  alt: 'Maison en chantier : échafaudage, charpente neuve levée à droite et tuiles déjà posées à gauche',
  light: lightOf('morning', 132, 32),
  camera: { eye: vector(-6.5, -15.5, 5.2), target: vector(5.4, 2, 3.9), lens: 1.22, centre: { x: 0.5, y: 0.53 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.6, clouds: { cover: 0.42, lit: '#FFF0DC', shaded: '#D6B0A2', size: 560, seed: 71 } });
    paintValley(easel, {
      seed: 'chantier',
      below: 6.2,
      from: 34,
      mist: '#CDB0AA',
      terrain: { relief: 26, vines: false, woods: 0.55 },
    });
    const random = seededRandom('chantier');
    for (const [x, y, height] of [
      [17, 20, 11],
      [20, 17, 9],
      [-8, 22, 12],
      [11, 24, 10],
      [14.5, 14, 8],
    ] as const) {
      drawPlant(
        easel,
        { kind: height === 11 || height === 12 ? 'cypress' : 'tree', at: vector(x, y, -0.5), height },
        random,
      );
    }
    const openings = [1.2, 4.4, 7.6, 10.6].map((u) => ({ u, v: 1.1, wide: 1.1, tall: 1.5, kind: 'window' as const }));
    const right = { foot: vector(6.4, 0.2, 3.8), span: 7.6, plate: 0, rise: 2.5, trusses: [], colour: FIR[0] };
    drawHouse(easel, {
      corner: vector(0, 0, 0),
      wide: 13,
      deep: 8,
      tall: 4,
      pitch: 2.6,
      seed: 'neuf',
      render: colour('#DDD0B6'),
      front: openings,
      side: [{ u: 3.2, v: 1.1, wide: 1.1, tall: 1.5, kind: 'window' }],
      covering: {
        kind: 'romane',
        seed: 'neuf',
        wear: 0,
        palette: NEW_CLAY,
        bare: true,
        covers: ({ u, v }) => u < 6.6 - v * 0.5,
      },
      ridge: NEW_CLAY,
      open: 6.2,
    });
    layTimber(easel, slopeTimber(right.foot.x), 'open');
    drawScaffold(easel, {
      from: vector(-0.4, -2.1, 0),
      along: vector(1, 0, 0),
      inward: vector(0, 1, 0),
      bays: 6,
      bay: 2.3,
      deep: 1.05,
      levels: [1.7, 3.5],
      top: 5,
    });
    drawPerson(easel, { at: vector(3.2, -1.5, 3.55), pose: POSES.stand, outfit: OUTFITS.terre });
    drawPerson(easel, { at: vector(9.2, -1.5, 3.55), pose: POSES.hammer, outfit: OUTFITS.zinc, mirrored: true });
    drawLadder(easel, vector(-1.3, -3.4, 0), vector(-0.9, -1.9, 4.6), vector(0.24, 0, 0), false);
    varnish(easel, { flare: { x: 1, y: 0.05, radius: 0.6, colour: '#FFD6A0', strength: 0.32 } });
  },
};

/** Rafters and battens of the half of the slope that has no tiles yet. */
function slopeTimber(from: number) {
  const slope = planeThrough(vector(0, -0.45, 3.71), vector(13, -0.45, 3.71), vector(0, 4, 6.6));
  const rafters = Array.from({ length: 11 }, (_, index) => {
    const u = from + index * 0.62;
    return {
      from: on(slope, u, 0, 0.02),
      to: on(slope, u, slope.rise, 0.02),
      wide: 0.09,
      high: 0.16,
      colour: FIR[0],
      top: slope.normal,
    };
  });
  const battens = Array.from({ length: 14 }, (_, index) => {
    const v = 0.2 + index * 0.37;
    return {
      from: on(slope, from - 0.5 - v * 0.3, v, 0.12),
      to: on(slope, 12.9, v, 0.12),
      wide: 0.05,
      high: 0.04,
      colour: brighten(FIR[1] ?? FIR[0], 1.1),
      top: slope.normal,
    };
  });
  return [...rafters, ...battens];
}

export const entretien: Scene = {
  alt: 'Maison de village au printemps, une échelle contre la gouttière et un couvreur qui contrôle le toit',
  light: lightOf('noon', 138, 42),
  camera: { eye: vector(-4.6, -14, 3.4), target: vector(4.8, 1, 3.6), lens: 1.12, centre: { x: 0.5, y: 0.55 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.66, clouds: { cover: 0.5, lit: '#FFFFFF', shaded: '#B6CAD6', size: 600, seed: 81 } });
    paintValley(easel, {
      seed: 'village',
      below: 3.6,
      from: 11,
      mist: '#B6C8D0',
      terrain: { relief: 16, vines: false, woods: 0.5 },
    });
    const random = seededRandom('garden');
    for (const [x, y, height] of [
      [-7, 14, 12],
      [15, 16, 9],
      [18, 12, 8],
    ] as const)
      drawPlant(easel, { kind: height > 10 ? 'cypress' : 'tree', at: vector(x, y, 0), height }, random);
    const shutters = SHUTTERS[0];
    const house = drawHouse(easel, {
      corner: vector(0, 0, 0),
      wide: 11.5,
      deep: 8,
      tall: 4.6,
      pitch: 2.4,
      seed: 'maison',
      covering: { kind: 'canal', seed: 'maison', wear: 0.15 },
      front: [
        { u: 1.6, v: 2.6, wide: 1, tall: 1.3, kind: 'window', shutters },
        { u: 5.2, v: 2.6, wide: 1, tall: 1.3, kind: 'window', shutters },
        { u: 8.8, v: 2.6, wide: 1, tall: 1.3, kind: 'window', shutters },
        { u: 1.6, v: 0.5, wide: 1, tall: 1.4, kind: 'window', shutters },
        { u: 5.1, v: 0, wide: 1.15, tall: 2.1, kind: 'door' },
        { u: 8.8, v: 0.5, wide: 1, tall: 1.4, kind: 'window', shutters },
      ],
      side: [{ u: 3.4, v: 2.6, wide: 1, tall: 1.3, kind: 'window', shutters }],
    });
    drawChimney(easel, house.front, {
      at: { u: 8.7, v: 3.1 },
      wide: 0.9,
      deep: 0.6,
      tall: 1.5,
      skin: 'brick',
      pots: 2,
      seed: 'c',
    });
    drawGutter(easel, { ...house.eave, seed: 'g' });
    const { to } = house.eave;
    drawPipe(
      easel,
      [vector(to.x - 0.5, to.y, to.z - 0.08), vector(to.x - 0.5, -0.1, to.z - 0.5), vector(to.x - 0.5, -0.1, 0)],
      0.05,
      ZINC[1] ?? ZINC[0],
    );
    drawLadder(easel, vector(3.9, -2.3, 0), vector(3.9, -0.4, 5.5), vector(0.22, 0, 0));
    drawPerson(easel, { at: vector(3.9, -1.15, 2.9), pose: POSES.hammer, outfit: OUTFITS.terre, mirrored: true });
    for (const x of [-1.2, 0.3, 7.4, 10.2, 12.4])
      drawPlant(
        easel,
        { kind: 'bush', at: vector(x, -0.7 - random.next(), 0), height: random.between(0.9, 1.5) },
        random,
      );
    varnish(easel, { flare: { x: 1, y: 0, radius: 0.6, colour: '#FFF0CC', strength: 0.3 } });
  },
};
