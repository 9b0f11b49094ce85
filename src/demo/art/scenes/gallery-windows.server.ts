import { colour, colours } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import type { Light } from '../kit/light.server.ts';
import { lit } from '../kit/light.server.ts';
import { outline, planeThrough } from '../kit/plane.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { ahead, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { growMeadow } from '../landscape/meadow.server.ts';
import { drawPlant } from '../landscape/plants.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { CLAY } from '../materials/clay.server.ts';
import { ageing } from '../materials/covering.server.ts';
import { upright } from '../parts/box.server.ts';
import { castOnGround } from '../parts/ground-shade.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawRoofWindow } from '../parts/roof-window.server.ts';
import { pairOf } from './pair.server.ts';

const SHUTTER = colour('#6F8A8E');
const PANES = [5.3, 8.2];

export const veluxPair = pairOf({
  alt: {
    before: 'Avant : longère au pan de toit aveugle, combles sans jour, un soir gris',
    after: 'Après : deux fenêtres de toit posées dans le même pan avec leurs raccords, les combles éclairés le soir',
  },
  light: { before: lightOf('cool', 206, 24), after: evening(lightOf('golden', 206, 16)) },
  camera: { eye: vector(18.4, -13.4, 7.6), target: vector(6.4, 2, 3.9), lens: 1.1, centre: { x: 0.5, y: 0.55 } },
  paint: (easel, old) => {
    paintSky(easel, {
      horizon: 0.4,
      clouds: old
        ? { cover: 0.7, lit: '#C3CBD0', shaded: '#7F8C95', size: 620, seed: 211 }
        : { cover: 0.42, lit: '#F7C08E', shaded: '#7B6480', size: 620, seed: 211 },
    });
    paintValley(easel, {
      seed: 'longere',
      below: 7.6,
      from: 48,
      mist: old ? '#9CABB4' : '#B08890',
      air: 0.6,
      terrain: { relief: 14, vines: false, woods: 0.5, fieldSize: 70, plants: ['tree', 'bush', 'tree', 'poplar'] },
    });
    drawGarden(easel);
    castOnGround(easel, upright(vector(0, 0, 0), 13, 8.6, 4.6), 0.02, 0.45);
    drawLongere(easel, old);
    growMeadow(easel, {
      seed: 'longere',
      from: 8,
      to: 24,
      count: 900,
      ground: () => 0,
      grass: colours('#4E6234', '#62743C', '#76803F'),
      tall: 0.36,
      flowers: ['#E9E2F2', '#8E7BB0'],
      bare: (x, y) => {
        const at = ahead(easel.camera, x, y, 0);
        return at.y > -2.1 && at.x < 14.2;
      },
    });
  },
  finish: {
    before: { wash: { colour: '#64727C', strength: 0.24 }, vignette: 0.34 },
    after: { flare: { x: 0, y: 0.15, radius: 0.6, colour: '#FFA864', strength: 0.3 }, vignette: 0.34 },
  },
});

/** Dusk with enough light left in the sky to see the tiles. */
function evening(light: Light): Light {
  return { ...light, skyColour: { r: 0.4, g: 0.43, b: 0.6 }, groundColour: { r: 0.26, g: 0.22, b: 0.26 } };
}

/** A gravel path along the front, lavender under the windows, two trees behind. */
function drawGarden(easel: Easel): void {
  const random = seededRandom('longere/garden');
  for (const [x, y, height] of [
    [-4.5, 13, 10],
    [2.5, 15.5, 8],
    [-8, 8, 7],
  ] as const)
    drawPlant(easel, { kind: 'tree', at: vector(x, y, 0), height }, random);
  const path = planeThrough(vector(-24, -2.2, 0.01), vector(14.4, -2.2, 0.01), vector(-24, 0, 0.01));
  face(easel, outline(path), lit(easel.light, colour('#C2B08E'), path.normal));
}

function drawLongere(easel: Easel, old: boolean): void {
  const house = drawHouse(easel, {
    corner: vector(0, 0, 0),
    wide: 13,
    deep: 8.6,
    tall: 3,
    pitch: 4,
    seed: 'longere',
    covering: { kind: 'romane', seed: 'longere', fate: ageing('longere', old ? 0.3 : 0.12, CLAY, 0), palette: CLAY },
    render: colour('#DCC9A8'),
    front: [
      { u: 1.5, v: 0.8, wide: 1, tall: 1.35, kind: 'window', shutters: SHUTTER, ...(!old && { glow: '#F6BE6A' }) },
      { u: 5.4, v: 0, wide: 1.15, tall: 2.1, kind: 'door' },
      { u: 9.2, v: 0.8, wide: 1, tall: 1.35, kind: 'window', shutters: SHUTTER, ...(!old && { glow: '#F6BE6A' }) },
    ],
    side: [{ u: 3.8, v: 0.8, wide: 1, tall: 1.35, kind: 'window', shutters: SHUTTER }],
  });
  if (!old)
    for (const u of PANES)
      drawRoofWindow(easel, house.front, {
        u,
        v: 2,
        wide: 1.25,
        tall: 1.7,
        seed: `longere/${u}`,
        mirror: ['#FFE9B8', '#FBC873', '#DE9448'],
      });
  drawGutter(easel, { ...house.eave, seed: 'longere' });
  const random = seededRandom('longere/lavender');
  for (let x = 0.4; x < 12.8; x += 0.62) {
    if (x > 4.6 && x < 7.2) continue;
    drawPlant(
      easel,
      { kind: 'bush', at: vector(x, -0.55, 0), height: random.between(0.45, 0.7), leaf: colour('#77709A') },
      random,
    );
  }
}
