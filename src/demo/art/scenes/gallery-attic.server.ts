import { brighten, colour } from '../kit/colour.server.ts';
import { face, onSheet, underLight } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, patch } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { indoors, lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { FIR, OLD_OAK } from '../materials/clay.server.ts';
import { layBatts } from '../materials/wool.server.ts';
import { drawRoll } from '../parts/tools.server.ts';
import { drawDust, drawShaft } from '../parts/weather.server.ts';
import { type Attic, drawAtticFloor, drawAtticSkin, drawAtticTimber, drawEndWall, planAttic } from './attic.server.ts';
import { pairOf } from './pair.server.ts';
import type { Scene } from './scene.server.ts';

type Sheet = Parameters<Scene['paint']>[0];

export const charpentePair = pairOf({
  alt: {
    before: 'Avant : combles sombres, pannes affaissées et voliges trouées',
    after: 'Après : charpente reprise en bois clair, pannes droites et voligeage neuf',
  },
  light: { before: indoors(1.2, -0.35, 218, 'rain'), after: indoors(1.15, 0.35) },
  camera: { eye: vector(4.9, -2.9, 1.7), target: vector(3.9, 8, 1.95), lens: 0.74, centre: { x: 0.5, y: 0.5 } },
  paint: (easel, old) => {
    underLight(easel, lightOf(old ? 'rain' : 'morning', 120), () => {
      paintSky(easel, { horizon: 0.6 });
      paintValley(easel, { seed: 'pair5', below: 9, mist: old ? '#9AA6AE' : '#E8BF9E' });
    });
    const attic = planAttic(8, 12, 4.3);
    const skin = old
      ? { wear: 0.95, seed: 'p5', wood: brighten(OLD_OAK[2] ?? OLD_OAK[0], 0.95) }
      : { wear: 0.05, seed: 'p5', wood: FIR[0], boards: 'fir' as const };
    drawEndWall(easel, attic, { x: 3.1, z: 0.75, wide: 1.8, tall: 1.6 }, 'p5');
    drawAtticFloor(easel, attic, skin);
    drawAtticSkin(easel, attic, skin);
    if (old) drawGaps(easel, attic);
    drawAtticTimber(easel, attic, { ...skin, trusses: [3.4, 6.6, 9.6] }, old ? 0.34 : 0);
    if (!old) drawWindowLight(easel, attic);
    drawDust(easel, seededRandom('p5'), { x: 300, y: 150, wide: 1000, tall: 800 }, old ? 160 : 70);
  },
  finish: {
    before: { vignette: 0.5, wash: { colour: '#5A6A74', strength: 0.3 } },
    after: { flare: { x: 0.5, y: 0.52, radius: 0.5, colour: '#FFD9A0', strength: 0.34 } },
  },
});

/** Daylight between rotten boards. */
function drawGaps(easel: Sheet, attic: Attic): void {
  const random = seededRandom('gaps');
  for (const slope of [attic.left, attic.right]) {
    for (let index = 0; index < 14; index += 1) {
      const [u, v] = [random.between(5, 13), Math.round(random.between(6, 24)) * 0.2];
      const [wide, high] = [random.between(0.4, 1.3), random.between(0.08, 0.26)];
      face(
        easel,
        [
          on(slope, u, v),
          on(slope, u + wide, v + 0.01),
          on(slope, u + wide * 0.9, v + high),
          on(slope, u + wide * 0.15, v + high * 0.8),
        ],
        '#D6E2EA',
      );
    }
  }
}

function drawWindowLight(easel: Sheet, { depth }: Attic): void {
  const [a, b] = onSheet(easel, [vector(3.2, depth, 2.3), vector(4.8, depth, 2.3)]);
  const [c, d] = onSheet(easel, [vector(5.4, 4, 0), vector(2.4, 4, 0)]);
  face(
    easel,
    [vector(3.2, 8.6, 0.01), vector(4.7, 8.6, 0.01), vector(4.9, 5.2, 0.01), vector(2.9, 5.2, 0.01)],
    '#FFE2AE',
    'fill-opacity=".4"',
  );
  if (a && b && c && d) drawShaft(easel, [a, b, c, d], '#FFE3B4', 0.34);
}

export const isolationPair = pairOf({
  alt: {
    before: 'Avant isolation : rampants nus, voliges et chevrons apparents',
    after: 'Après isolation : laine de bois entre chevrons et membrane posée dans les combles',
  },
  light: { before: indoors(1.15, -0.35, 236, 'rain'), after: indoors(1.2, 0.3, 236) },
  camera: { eye: vector(3.2, -2.6, 1.5), target: vector(4.3, 8, 1.9), lens: 0.76, centre: { x: 0.5, y: 0.5 } },
  paint: (easel, old) => {
    underLight(easel, lightOf(old ? 'rain' : 'morning', 120), () => {
      paintSky(easel, { horizon: 0.6 });
      paintValley(easel, { seed: 'pair6', below: 9, mist: old ? '#9AA9B4' : '#E3C2A4' });
    });
    const attic = planAttic(8, 10, 4.4);
    const skin = {
      wear: old ? 0.6 : 0.3,
      seed: 'p6',
      wood: brighten(FIR[1] ?? FIR[0], old ? 0.72 : 0.95),
      trusses: [8.6],
      rafterGap: 0.66,
    };
    drawEndWall(easel, attic, { x: 3.2, z: 0.8, wide: 1.6, tall: 1.4 }, 'p6');
    drawAtticFloor(easel, attic, old ? skin : { ...skin, wear: 0.1 });
    drawAtticSkin(easel, attic, skin);
    if (!old) layWool(easel, attic);
    drawAtticTimber(easel, attic, skin);
    if (!old) {
      drawMembrane(easel, attic);
      drawRoll(easel, vector(2.5, 4.2, 0.34), vector(3.4, 5.3, 0.34), 0.34, colour('#D8BD84'), colour('#C9A765'));
      drawRoll(easel, vector(5.4, 3.4, 0.2), vector(6.5, 3.9, 0.2), 0.2, colour('#9DB3BC'), colour('#7F97A2'));
    }
  },
  finish: {
    before: { vignette: 0.46, wash: { colour: '#5C7486', strength: 0.26 } },
    after: { flare: { x: 0.5, y: 0.55, radius: 0.5, colour: '#FFDCA8', strength: 0.3 } },
  },
});

const GAP = 0.66;

/** Batts fill every field between two rafters, on both slopes. */
function layWool(easel: Sheet, attic: Attic): void {
  for (const [slope, start] of [
    [attic.left, 0.2],
    [attic.right, 0.6],
  ] as const) {
    const raised = { ...slope, origin: on(slope, 0, 0, 0.1) };
    for (let u = start - GAP; u < slope.width; u += GAP) {
      layBatts(
        easel,
        raised,
        { u0: Math.max(0, u), u1: Math.min(slope.width, u + GAP), v0: 0, v1: slope.rise },
        `p6/${u.toFixed(1)}`,
      );
    }
  }
}

/** The airtight membrane stapled over the wool, lower left, with its taped joints. */
function drawMembrane(easel: Sheet, attic: Attic): void {
  const slope = attic.left;
  const tone = lit(easel.light, colour('#9FB9C2'), slope.normal);
  face(easel, patch(slope, 0, 0, slope.width, 2.9, 0.16), tone, 'fill-opacity=".93"');
  for (const v of [1.42, 2.84]) {
    face(easel, patch(slope, 0, v - 0.05, slope.width, v + 0.05, 0.165), brighten(tone, 1.5));
    face(easel, patch(slope, 0, v - 0.09, slope.width, v - 0.05, 0.165), easel.light.shadow, 'fill-opacity=".25"');
  }
  const random = seededRandom('creases');
  for (let u = 0.3; u < slope.width; u += 0.66) {
    face(easel, patch(slope, u - 0.03, 0, u + 0.04, 2.9, 0.166), '#fff', 'fill-opacity=".3"');
    face(
      easel,
      [
        on(slope, u + 0.1, 0, 0.166),
        on(slope, u + 0.24, 0, 0.166),
        on(slope, u + random.between(0.2, 0.4), 2.9, 0.166),
      ],
      easel.light.shadow,
      'fill-opacity=".14"',
    );
  }
}
