import { brighten, colour } from '../kit/colour.server.ts';
import { face, onSheet, spot } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { on, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { point, vector } from '../kit/space.server.ts';
import { indoors, lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR, OLD_OAK } from '../materials/clay.server.ts';
import { drawBeam, layTimber } from '../materials/timber.server.ts';
import { frameBeams } from '../parts/frame.server.ts';
import { drawPerson, OUTFITS } from '../parts/people.server.ts';
import { POSES } from '../parts/poses.server.ts';
import { drawBucket } from '../parts/tools.server.ts';
import { drawDrop, drawDust, drawRipples, drawShaft } from '../parts/weather.server.ts';
import { drawAtticFloor, drawAtticSkin, drawAtticTimber, drawEndWall, planAttic } from './attic.server.ts';
import { drawLayers } from './layers.server.ts';
import type { Scene } from './scene.server.ts';

export const charpente: Scene = {
  alt: 'Charpente neuve vue de l’intérieur : fermes à poinçon, pannes et chevrons ouverts sur le ciel du matin',
  light: lightOf('morning', 236, 30),
  camera: { eye: vector(2.6, -4.6, 1.75), target: vector(4.1, 6, 3.1), lens: 0.86, centre: { x: 0.5, y: 0.52 } },
  paint: (easel) => {
    paintSky(easel, {
      horizon: 0.66,
      glow: { colour: '#FFCF94', radius: 0.8, strength: 0.9 },
      clouds: { cover: 0.44, lit: '#FFEBD3', shaded: '#D8A99C', size: 560, seed: 9 },
    });
    paintValley(easel, { seed: 'volane', below: 16, from: 60, mist: '#E0AF9A', air: 0.6 });
    layBoards(easel, planeThrough(vector(-0.4, -4.4, 0), vector(8.6, -4.4, 0), vector(-0.4, 13, 0)), {
      run: 'v',
      wide: 0.24,
      long: 3.4,
      palette: FIR,
      seed: 'deck',
    });
    const frame = {
      foot: vector(0, 0, 0),
      span: 8.2,
      plate: 2.5,
      rise: 3.6,
      trusses: [0, 4, 8, 12],
      posts: true,
      colour: brighten(FIR[0], 1.08),
      rafterGap: 0.66,
    };
    castTrussShadows(easel, frame.trusses);
    layTimber(easel, frameBeams(frame), 'frame');
    drawPerson(easel, { at: vector(5.6, 3, 0), pose: POSES.carry, outfit: OUTFITS.terre, mirrored: true });
    drawBeam(
      easel,
      { from: vector(3.9, 2.95, 1.55), to: vector(7.5, 2.95, 1.4), wide: 0.1, high: 0.14, colour: FIR[2] ?? FIR[0] },
      seededRandom('load'),
    );
    varnish(easel, { flare: { x: 0.7, y: 0.4, radius: 0.55, colour: '#FFD59A', strength: 0.42 } });
  },
};

function castTrussShadows(easel: Parameters<Scene['paint']>[0], trusses: readonly number[]): void {
  const { sun } = easel.light;
  const reach = 2.5 / sun.z;
  for (const y of trusses) {
    for (const x of [0, 8.2]) {
      const [dx, dy] = [-sun.x * reach, -sun.y * reach];
      face(
        easel,
        [
          vector(x - 0.11, y, 0.01),
          vector(x + 0.11, y, 0.01),
          vector(x + 0.11 + dx, y + dy, 0.01),
          vector(x - 0.11 + dx, y + dy, 0.01),
        ],
        easel.light.shadow,
        'fill-opacity=".38"',
      );
    }
    face(
      easel,
      [0, 8.2].flatMap((x, index) =>
        [index ? 1 : -1, index ? -1 : 1].map((side) =>
          vector(x - sun.x * reach, y - sun.y * reach + side * 0.16, 0.01),
        ),
      ),
      easel.light.shadow,
      'fill-opacity=".34"',
    );
  }
}

const ATTIC_CAMERA = {
  eye: vector(3.1, -2.4, 1.6),
  target: vector(4.2, 8, 1.72),
  lens: 0.78,
  centre: { x: 0.5, y: 0.5 },
};

export const reparationDesFuites: Scene = {
  alt: 'Fuite sous un toit : la lumière passe par une tuile manquante et les gouttes tombent dans un seau de zinc',
  light: indoors(1, -0.2, 218, 'rain'),
  camera: ATTIC_CAMERA,
  paint: (easel) => {
    paintSky(easel, { horizon: 0.6 });
    const attic = planAttic();
    const skin = { wear: 0.85, seed: 'fuite', wood: OLD_OAK[2] ?? OLD_OAK[0], trusses: [6.2, 9.4] };
    drawEndWall(easel, attic, { x: 3.4, z: 0.9, wide: 1.1, tall: 1.2 }, 'fuite');
    drawAtticFloor(easel, attic, skin);
    drawAtticSkin(easel, attic, skin);
    const hole = { u: 7.7, v: 3.3 };
    drawDamp(easel, attic.left, hole);
    drawAtticTimber(easel, attic, skin);
    drawHole(easel, attic.left, hole);
    const [a, b] = onSheet(easel, [
      on(attic.left, hole.u - 0.3, hole.v + 0.2),
      on(attic.left, hole.u + 0.35, hole.v - 0.2),
    ]);
    const bucket = vector(3.55, 2.5, 0);
    const [c, d] = onSheet(easel, [vector(4.75, 2.6, 0), vector(2.6, 2.3, 0)]);
    if (a && b && c && d) drawShaft(easel, [a, b, c, d], '#DDEBF5', 0.6);
    const pool = Array.from({ length: 30 }, (_, index) =>
      vector(
        bucket.x + Math.cos(index / 4.77) * (0.78 + 0.1 * Math.sin(index * 0.63) + 0.05 * Math.sin(index * 1.05)),
        bucket.y + Math.sin(index / 4.77) * (0.6 + 0.08 * Math.cos(index * 0.84)),
        0.01,
      ),
    );
    face(easel, pool, '#9FB6C4', 'fill-opacity=".55"');
    face(
      easel,
      pool.map((edge) =>
        vector(bucket.x + (edge.x - bucket.x) * 0.8, bucket.y + 0.06 + (edge.y - bucket.y) * 0.6, 0.012),
      ),
      '#DCE9F0',
      'fill-opacity=".35"',
    );
    drawBucket(easel, bucket, 0.46, colour('#A4B2BB'), colour('#6F8896'));
    const rim = spot(easel, vector(bucket.x, bucket.y, 0.45));
    const top = spot(easel, on(attic.left, hole.u, hole.v));
    for (const [share, size] of [
      [0.18, 5],
      [0.42, 7],
      [0.63, 8.5],
      [0.85, 10],
    ] as const)
      drawDrop(easel, point(rim.x + (top.x - rim.x) * (1 - share) * 0.1, top.y + (rim.y - top.y) * share), size);
    drawRipples(easel, point(rim.x, rim.y), 34);
    drawRipples(easel, spot(easel, vector(bucket.x + 0.75, bucket.y - 0.3, 0)), 46);
    drawDust(easel, seededRandom('dust'), { x: 560, y: 200, wide: 500, tall: 700 }, 130);
    varnish(easel, { vignette: 0.5, wash: { colour: '#5F93B8', strength: 0.18 } });
  },
};

type Place = { u: number; v: number };

function drawHole(easel: Parameters<Scene['paint']>[0], slope: Parameters<typeof on>[0], { u, v }: Place): void {
  const ragged = [
    [-0.42, -0.2],
    [-0.1, -0.26],
    [0.3, -0.2],
    [0.44, 0.02],
    [0.36, 0.22],
    [0.02, 0.27],
    [-0.3, 0.2],
    [-0.46, 0.04],
  ] as const;
  face(
    easel,
    ragged.map(([a, b]) => on(slope, u + a * 1.12, v + b * 1.18, 0.004)),
    '#1c1512',
  );
  face(
    easel,
    ragged.map(([a, b]) => on(slope, u + a, v + b, 0.006)),
    '#DCE9F1',
  );
  face(
    easel,
    ragged.slice(0, 5).map(([a, b]) => on(slope, u + a * 0.9 + 0.05, v + b * 0.7, 0.008)),
    '#fff',
    'fill-opacity=".8"',
  );
}

function drawDamp(easel: Parameters<Scene['paint']>[0], slope: Parameters<typeof on>[0], { u, v }: Place): void {
  const random = seededRandom('damp');
  for (const [size, opacity] of [
    [1.5, 0.16],
    [1.15, 0.2],
    [0.8, 0.24],
  ] as const) {
    const round = Array.from({ length: 26 }, (_, index) => {
      const angle = (index / 26) * 6.2832;
      const reach = size * random.between(0.8, 1.15);
      return on(slope, u + Math.cos(angle) * reach * 0.72, v - size * 0.55 + Math.sin(angle) * reach, 0.003);
    });
    face(easel, round, '#0c1116', `fill-opacity="${opacity}"`);
  }
}

export const isolation: Scene = {
  alt: 'Isolation d’un toit montrée couche par couche : chevrons, laine de bois, écran, liteaux, tuiles',
  light: lightOf('noon', 128, 44),
  camera: { eye: vector(1.2, -6.4, 4.9), target: vector(4.9, 2, 1.9), lens: 0.92, centre: { x: 0.5, y: 0.56 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.34, clouds: { cover: 0.36, lit: '#FFFFFF', shaded: '#BACBD5', size: 520, seed: 29 } });
    paintValley(easel, { seed: 'isol', below: 24, from: 60, mist: '#B3C4CE' });
    drawLayers(easel);
    varnish(easel, { flare: { x: 1, y: 0, radius: 0.6, colour: '#FFE6BC', strength: 0.3 } });
  },
};
