import { colour } from '../kit/colour.server.ts';
import { face } from '../kit/easel.server.ts';
import { on, patch } from '../kit/plane.server.ts';
import { cellRandom, seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { CLAY, OLD_CLAY, OLD_ZINC, ZINC } from '../materials/clay.server.ts';
import { ageing, type Covering, reliefOf } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawDormer } from '../parts/dormer.server.ts';
import { drawGutter, drawPipe } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { SHUTTERS } from '../parts/openings.server.ts';
import { drawRain } from '../parts/weather.server.ts';
import { finishes, pairOf, skies } from './pair.server.ts';
import type { Scene } from './scene.server.ts';

export const zincPair = pairOf({
  alt: {
    before: 'Avant : zinc taché, gouttière rouillée et affaissée',
    after: 'Après : zinc à joint debout neuf, gouttière et descente remplacées',
  },
  light: { before: lightOf('cool', 134, 40), after: lightOf('cool', 134, 40) },
  camera: { eye: vector(-3.6, -7.6, 5.4), target: vector(2.6, 1, 4.5), lens: 0.95, centre: { x: 0.52, y: 0.52 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.5, clouds: skies(old, 93) });
    paintValley(easel, { seed: 'pair3', below: 12, from: 60, mist: '#A9BAC6' });
    const mirror = colour(old ? '#A9ACA6' : '#DCE7EE');
    const palette = old ? OLD_ZINC : ZINC;
    const house = drawHouse(easel, {
      corner: vector(0, 0, 0),
      turn: -3,
      wide: 12,
      deep: 8,
      tall: 4.2,
      pitch: 2.9,
      seed: 'p3',
      covering: { kind: 'zinc', seed: 'p3', mirror, wear: old ? 0.95 : 0 },
      ridge: palette,
      render: colour(old ? '#BDB09A' : '#DDD2BC'),
      wear: old ? 1.4 : 0.4,
      front: [2.6, 6.4].map((u) => ({
        u,
        v: 1.4,
        wide: 1.1,
        tall: 1.6,
        kind: 'window' as const,
        shutters: SHUTTERS[3],
      })),
    });
    const seam = { bay: 0.5, palette, seed: 'p3', mirror, wear: old ? 0.9 : 0, stain: colour('#6B5B4C') };
    drawDormer(easel, house.front, {
      u: 4.6,
      v: 0.9,
      wide: 1.7,
      tall: 1.5,
      pitch: 0.75,
      seam,
      ...(old && { cheek: colour('#7E8280') }),
    });
    drawGutter(easel, { ...house.eave, seed: 'p3', radius: 0.1, wear: old ? 1.3 : 0 });
    const { from } = house.eave;
    const foot = old ? vector(from.x + 0.9, -0.35, 0.4) : vector(from.x + 0.7, -0.1, 0);
    drawPipe(
      easel,
      [vector(from.x + 0.7, from.y, from.z - 0.08), vector(from.x + 0.7, -0.1, from.z - 0.6), foot],
      0.052,
      colour(old ? '#7A5A44' : '#A3B1BA'),
    );
  },
  finish: finishes('#77786E', 0.26, '#E8F4FF', 0.24),
});

export const fuitePair = pairOf({
  alt: {
    before: 'Avant : souche de cheminée sans solin, tuiles cassées autour, sous la pluie',
    after: 'Après : souche rejointoyée, abergement de zinc et tuiles remplacées',
  },
  light: { before: lightOf('rain', 124, 42), after: lightOf('noon', 124, 42) },
  camera: { eye: vector(1.4, -3.6, 6.2), target: vector(4.4, 2, 5), lens: 1.05, centre: { x: 0.5, y: 0.54 } },
  paint: (easel, old) => {
    paintSky(easel, {
      horizon: 0.34,
      clouds: { ...skies(old, 94), ...(old && { lit: '#9DA9B0', shaded: '#66727B' }) },
    });
    paintValley(easel, { seed: 'pair4', below: 18, from: 60, mist: old ? '#8E9CA5' : '#B3C5CE', air: old ? 0.9 : 0.5 });
    const chance = cellRandom('p4/holes');
    const near = (u: number, v: number) => Math.hypot(u - 8.2, v - 2.6) < 1.7;
    const aged = ageing('p4', 0.8, OLD_CLAY, 1.5);
    const fate: Covering['fate'] = old
      ? (cell) =>
          near(cell.u, cell.v) && chance(cell.column, cell.row) < 0.26
            ? { missing: true }
            : near(cell.u, cell.v) && chance(cell.column, cell.row) < 0.55
              ? { ...aged(cell), slip: 0.13, turn: 0.05 }
              : aged(cell)
      : ageing('p4', 0.12, CLAY, 0);
    const house = drawHouse(easel, {
      corner: vector(-4, 0, 0),
      wide: 18,
      deep: 9,
      tall: 4,
      pitch: 3,
      seed: 'p4',
      covering: { kind: 'romane', seed: 'p4', fate },
      ridge: old ? OLD_CLAY : CLAY,
    });
    if (old) drawSeepage(easel, house.front);
    if (old)
      growMoss(easel, house.front, {
        seed: 'p4',
        amount: 0.32,
        course: 0.36,
        size: 0.04,
        relief: reliefOf('romane', house.front),
      });
    drawChimney(easel, house.front, {
      at: { u: 7.6, v: 2.7 },
      wide: 1.25,
      deep: 0.85,
      tall: 1.35,
      skin: 'brick',
      pots: 2,
      seed: 'p4',
      flashing: !old,
      shadow: old ? 0.25 : 0.6,
    });
    if (old) drawRain(easel, seededRandom('p4/rain'), 1.1);
  },
  finish: finishes('#4E6473', 0.3, '#FFE8C0', 0.32),
});

/** Water marks that run down from the chimney. */
function drawSeepage(easel: Parameters<Scene['paint']>[0], slope: Parameters<typeof on>[0]): void {
  const random = seededRandom('seep');
  for (let index = 0; index < 26; index += 1) {
    const u = random.between(7.3, 9.2);
    const reach = random.between(0.5, 2.6);
    face(
      easel,
      patch(slope, u, 2.7 - reach, u + random.between(0.02, 0.09), 2.75, 0.06),
      '#0d1013',
      `fill-opacity="${random.between(0.08, 0.22).toFixed(2)}"`,
    );
  }
  face(
    easel,
    [on(slope, 7.35, 2.35, 0.09), on(slope, 9.1, 2.4, 0.09), on(slope, 9.05, 2.75, 0.09), on(slope, 7.4, 2.75, 0.09)],
    '#6E665C',
  );
}
