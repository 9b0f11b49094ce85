import { type Colour, colour, colours, mix, rgb } from '../kit/colour.server.ts';
import { type Easel, faces } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import type { Light } from '../kit/light.server.ts';
import { fractalNoise } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { drawBlackCathedral } from '../landmarks/black-cathedral.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { type Ground, paintMassif } from '../landscape/massif.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { OLD_SLATE, SLATE, ZINC } from '../materials/clay.server.ts';
import { ageing } from '../materials/covering.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawSpireRoof } from '../parts/spire-roof.server.ts';
import { drawTurret } from '../parts/turret.server.ts';
import type { Scene } from './scene.server.ts';
import { scatterHouses, scatterWoods } from './townscape.server.ts';

const WALLS = colours('#8E8880', '#A79A88', '#77737A', '#B9A68C', '#6B6870', '#C2AE92');
const ROOFS = colours('#5A4A4A', '#7A4A3C', '#4C5058', '#86503E', '#585660');
const LEAVES = colours('#4C5638', '#5C6240', '#6E6438');

/** Volcanoes of the chain, from left to right: aside, away, height, reach; a crater where the top is blown off. */
const PUYS = [
  { x: -4300, y: 9400, tall: 250, reach: 640, crater: 0.4 },
  { x: -3050, y: 9900, tall: 330, reach: 700, crater: 0 },
  { x: -1560, y: 9300, tall: 780, reach: 900, crater: 0 },
  { x: -560, y: 9900, tall: 250, reach: 560, crater: 0.3 },
  { x: 420, y: 9700, tall: 340, reach: 680, crater: 0.5 },
  { x: 1500, y: 10100, tall: 300, reach: 640, crater: 0 },
  { x: 2500, y: 9500, tall: 350, reach: 720, crater: 0.45 },
  { x: 3700, y: 9900, tall: 280, reach: 640, crater: 0.3 },
  { x: 4700, y: 9700, tall: 320, reach: 700, crater: 0 },
] as const;

const folds = fractalNoise('puys/folds', 4);

function volcanoes(x: number, y: number): number {
  const plateau = 400 * Math.min(1, Math.max(0, (y - 5200) / 3000)) ** 0.8;
  const cones = PUYS.reduce((highest, puy) => {
    const away = Math.hypot(x - puy.x, (y - puy.y) * 0.8) / puy.reach;
    const dome = puy.tall * Math.exp(-(away ** 2.3) * 1.3);
    return Math.max(
      highest,
      Math.min(dome, puy.tall * (1 - puy.crater * 0.5 + 0.14 * puy.crater * Math.min(1, away * 3))),
    );
  }, 0);
  return plateau + cones + (folds(x / 900, y / 900) - 0.5) * 110 + (folds(x / 160, y / 220) - 0.5) * 9;
}

const wooded = ({ x, y, normal }: Ground): Colour =>
  mix(colour('#3A4634'), colour('#6C6A48'), Math.max(0, folds(x / 420, y / 420) * 1.6 - 0.5 + (normal.z - 0.9)));

/** The old town on its knoll. */
const knoll = (x: number, y: number) =>
  26 * Math.exp(-(((x - 70) / 150) ** 2) - ((y - 330) / 130) ** 2) + (folds(x / 60, y / 60) - 0.5) * 6;

const MINSTER = { x: 38, y: 300 };
const nearMinster = (x: number, y: number) =>
  x > MINSTER.x - 22 && x < MINSTER.x + 96 && y > MINSTER.y - 24 && y < MINSTER.y + 30;

/** More light from the sky than at plain dusk: roofs turned from the sun keep their colour. */
const afterglow = (light: Light): Light => ({
  ...light,
  skyColour: rgb(0.46, 0.46, 0.62),
  groundColour: rgb(0.27, 0.22, 0.26),
});

export const villeClermontFerrand: Scene = {
  alt: 'Clermont-Ferrand au couchant : la cathédrale noire et ses deux flèches, les toits d’ardoise et la chaîne des Puys',
  wide: true,
  light: afterglow(lightOf('dusk', -4, 4.4)),
  camera: { eye: vector(0, 0, 36), target: vector(0, 100, 36), lens: 1.04, centre: { x: 0.5, y: 0.58 } },
  paint: (easel) => {
    paintSky(easel, {
      horizon: 0.57,
      glow: { colour: '#FFB060', radius: 0.5, strength: 0.9 },
      clouds: { cover: 0.48, lit: '#FFC58C', shaded: '#86607A', size: 1000, seed: 66 },
    });
    paintMassif(easel, {
      from: 4100,
      to: 11200,
      rows: 46,
      columns: 190,
      height: volcanoes,
      surface: wooded,
      mist: { colour: colour('#B07A7C'), reach: 9000 },
    });
    paintMassif(easel, {
      from: 60,
      to: 4600,
      rows: 56,
      columns: 60,
      height: knoll,
      surface: ({ x, y }) => mix(colour('#4E5240'), colour('#6A5E4A'), folds(x / 40, y / 40)),
      mist: { colour: colour('#A8727A'), reach: 3400 },
      items: [
        ...scatterHouses({
          seed: 'auvergne/far',
          count: 190,
          near: 330,
          far: 1500,
          walls: WALLS,
          roofs: ROOFS,
          tall: [9, 16],
          turn: 20,
          more: { lamps: 0.2 },
        }),
        ...scatterHouses({
          seed: 'auvergne/near',
          count: 130,
          near: 112,
          far: 345,
          walls: WALLS,
          roofs: ROOFS,
          tall: [10, 16],
          turn: 22,
          pitch: 4,
          avoid: nearMinster,
          more: { lamps: 0.24 },
        }),
        ...scatterWoods({
          seed: 'auvergne',
          count: 420,
          near: 110,
          far: 1600,
          leaves: LEAVES,
          radius: [3, 5],
          clump: 70,
          bare: 0.7,
          avoid: nearMinster,
        }),
        {
          y: MINSTER.y - 12,
          draw: (on, ground) =>
            drawBlackCathedral(on, vector(MINSTER.x, MINSTER.y, ground(MINSTER.x + 30, MINSTER.y) - 3), 1.02),
        },
      ],
    });
    drawMast(easel);
    drawTurretRoof(easel);
    varnish(easel, { flare: { x: 0.42, y: 0.5, radius: 0.5, colour: '#FF9E50', strength: 0.26 }, vignette: 0.3 });
  },
};

/** The relay mast on the highest dome. */
function drawMast(easel: Easel): void {
  const [x, y] = [-1560, 9300];
  drawTurret(easel, {
    foot: vector(x, y, volcanoes(x, y) - 10),
    radius: 16,
    crown: 3,
    tall: 120,
    sides: 6,
    colour: colour('#6A5A68'),
  });
}

function drawTurretRoof(easel: Easel): void {
  const fate = ageing('auvergne', 0.3, OLD_SLATE, 0);
  const covering = { kind: 'scales' as const, seed: 'auvergne', palette: SLATE, gloss: 0.4, coarse: 1.5, fate };
  drawHouse(easel, {
    corner: vector(-9.4, 30, 10),
    turn: -7,
    wide: 13,
    deep: 11,
    tall: 18,
    pitch: 4.9,
    seed: 'auvergne',
    covering,
    ridge: ZINC,
    render: colour('#77737A'),
  });
  const foot = vector(-10.4, 28.6, 8);
  const at = (z: number) => vector(foot.x, foot.y, z);
  drawTurret(easel, { foot, radius: 2.1, tall: 25, sides: 16, colour: colour('#57545C') });
  drawTurret(easel, { foot: at(32.4), radius: 2.4, tall: 0.6, sides: 16, colour: colour('#6A6770') });
  const pane = (left: number, right: number, low: number, high: number) =>
    [left, right, right, left].map((x, index) => vector(foot.x + x, foot.y - 2.12, index < 2 ? low : high));
  faces(
    easel,
    [
      pane(-0.36, -0.03, 29.9, 30.6),
      pane(0.03, 0.36, 29.9, 30.6),
      pane(-0.36, -0.03, 30.66, 31.5),
      pane(0.03, 0.36, 30.66, 31.5),
    ],
    '#F4B768',
  );
  drawSpireRoof(easel, { centre: at(33), radius: 2.7, tall: 7.6, sides: 8, turn: 10, covering, metal: ZINC[0] });
}
