import { brighten, colour, colours } from '../kit/colour.server.ts';
import { type Easel, face, group } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, patch, planeThrough } from '../kit/plane.server.ts';
import { type Vector, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { NEW_CLAY, SLATE } from '../materials/clay.server.ts';
import {
  castFlat,
  drawCup,
  drawEstimate,
  drawFoldingRule,
  drawPencil,
  drawSingleTile,
  drawSketch,
  laid,
} from '../parts/desk-things.server.ts';
import type { Scene } from './scene.server.ts';

const ASH = colours('#A98F6C', '#B59B77', '#9E8563', '#BDA582');

export const blogDevis: Scene = {
  alt: 'Sur une table d’atelier, une feuille de devis, un croquis de toit, un mètre pliant, un crayon, une tuile et une tasse',
  light: lightOf('noon', 318, 38),
  camera: { eye: vector(0.04, -0.66, 0.72), target: vector(0.005, 0.015, 0), lens: 1.06, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    layBoards(easel, planeThrough(vector(-1.2, -0.8, 0), vector(1.2, -0.8, 0), vector(-1.2, 1.4, 0)), {
      run: 'u',
      wide: 0.17,
      long: 2.6,
      palette: ASH,
      seed: 'devis',
      wear: 0.15,
    });
    drawWindowLight(easel);
    drawSketch(easel, laid(-0.03, -0.02, -13, 0.297, 0.21));
    drawEstimate(easel, laid(-0.2, -0.2, 9, 0.23, 0.325, 0.002));
    drawSingleTile(easel, laid(0.165, 0.12, -16, 0.24, 0.36), NEW_CLAY[0]);
    drawSlateSample(easel);
    drawFoldingRule(easel, RULE);
    drawPencil(easel, vector(-0.02, -0.19, 0.008), vector(0.11, -0.09, 0.008));
    drawCup(easel, vector(-0.325, 0.075, 0), colour('#E6E0D2'));
    varnish(easel, { flare: { x: 0, y: 0, radius: 0.7, colour: '#FFE2B4', strength: 0.34 }, vignette: 0.4 });
  },
};

const RULE: readonly Vector[] = [
  vector(0.07, -0.27, 0),
  vector(0.26, -0.235, 0),
  vector(0.09, -0.17, 0),
  vector(0.28, -0.14, 0),
  vector(0.13, -0.075, 0),
  vector(0.31, -0.045, 0),
];

/** Sun through a window outside the picture: four panes laid across the table. */
function drawWindowLight(easel: Easel): void {
  group(easel, 'style="mix-blend-mode:screen"', () => {
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const [x, y] = [-0.52 + column * 0.46 + row * 0.16, 0.36 - row * 0.44];
      face(
        easel,
        [vector(x, y, 0), vector(x + 0.42, y - 0.06, 0), vector(x + 0.58, y - 0.46, 0), vector(x + 0.16, y - 0.4, 0)],
        '#FFDFA6',
        'fill-opacity=".16"',
      );
    }
  });
}

/** A slate with its two nail holes, under the tile's foot. */
function drawSlateSample(easel: Easel): void {
  const slate = laid(-0.11, 0.19, 12, 0.2, 0.16, 0.007);
  castFlat(easel, patch(slate, 0, 0, slate.width, slate.rise), 0.008, 0.45);
  const tone = lit(easel.light, SLATE[0], slate.normal);
  face(
    easel,
    patch(slate, 0, -0.002, slate.width, 0.001, -0.004),
    lit(easel.light, SLATE[1] ?? SLATE[0], vector(0, -1, 0)),
  );
  face(easel, patch(slate, 0, 0, slate.width, slate.rise), tone);
  // Split stone: faint steps across the face, a chipped edge, two nail holes.
  for (const [u, v, wide, deep] of [
    [0.02, 0.03, 0.12, 0.05],
    [0.08, 0.09, 0.1, 0.04],
    [0.03, 0.12, 0.06, 0.02],
  ] as const)
    face(
      easel,
      [
        on(slate, u, v),
        on(slate, u + wide, v + 0.008),
        on(slate, u + wide * 0.8, v + deep),
        on(slate, u + wide * 0.1, v + deep * 0.8),
      ],
      brighten(tone, 1.12),
      'fill-opacity=".5"',
    );
  face(easel, patch(slate, 0, slate.rise - 0.004, slate.width, slate.rise), brighten(tone, 1.35));
  for (const u of [0.06, 0.14]) face(easel, patch(slate, u, 0.128, u + 0.005, 0.133, 0.0004), '#14181C');
}
