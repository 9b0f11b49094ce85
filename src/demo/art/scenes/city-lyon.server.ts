import { colour, colours, mix } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { outline } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { drawBasilica, drawIronTower, drawSaintJean, drawTerrace } from '../landmarks/fourviere.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintMassif } from '../landscape/massif.server.ts';
import { drawPlant } from '../landscape/plants.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import type { TerrainItem } from '../landscape/terrain.server.ts';
import { paintWater } from '../landscape/water.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';
import { drawBridge } from '../parts/bridge.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawTownHouse } from '../parts/town-house.server.ts';
import type { Scene } from './scene.server.ts';
import { scatterHouses, scatterWoods } from './townscape.server.ts';

const WALLS = colours('#E2B98A', '#D99A78', '#EBD3A8', '#D8B58E', '#E7C79A', '#CF8F6E', '#EADBBE');
const ROOFS = colours('#A85A3E', '#98503A', '#B4684A', '#A26246');
const AUTUMN = colours('#A8702E', '#B98A34', '#8A7A38', '#9A4E2A', '#6E7038');
const SHUTTERS = colours('#7F8E86', '#9A6E56', '#8A8F96');

const folds = fractalNoise('lyon/folds', 4);
const SUMMIT = { x: 66, y: 612 };

function hill(x: number, y: number): number {
  const climb = Math.max(0, Math.min(1, (y - 292) / 282));
  const eased = climb * (1.22 - 0.22 * climb);
  const side = 1 - 0.42 * Math.max(0, Math.min(1, (-x - 20) / 320)) - 0.2 * Math.max(0, Math.min(1, (x - 220) / 160));
  return 4 + eased * 104 * side + (folds(x / 70, y / 70) - 0.5) * 20 * climb * (1.3 - climb);
}

export const villeLyon: Scene = {
  alt: 'Lyon en automne, vue des toits : la Saône et ses quais, la colline de Fourvière, sa basilique et la tour métallique',
  wide: true,
  light: lightOf('morning', 222, 26),
  camera: { eye: vector(0, 0, 34), target: vector(0, 100, 34), lens: 1.1, centre: { x: 0.5, y: 0.53 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.53, clouds: { cover: 0.46, lit: '#FFF0DC', shaded: '#C9AFB0', size: 900, seed: 33 } });
    paintMassif(easel, {
      from: 290,
      to: 660,
      rows: 36,
      columns: 80,
      height: hill,
      surface: ({ x, y }) => mix(colour('#66703C'), colour('#8A7440'), folds(x / 26, y / 26)),
      mist: { colour: colour('#E9C6AC'), reach: 2600 },
      items: [
        ...scatterWoods({
          seed: 'lyon/woods',
          count: 2000,
          near: 294,
          far: 650,
          leaves: AUTUMN,
          radius: [3, 5.4],
          clump: 40,
          bare: 0.52,
          avoid: nearSummit,
        }),
        ...scatterHouses({
          seed: 'lyon/slope',
          count: 64,
          near: 298,
          far: 590,
          walls: WALLS,
          roofs: ROOFS,
          tall: [8, 15],
          turn: 24,
          avoid: nearSummit,
        }),
        ...summit(),
        saintJean(),
      ],
    });
    const quays = () => drawQuays(easel);
    paintWater(easel, {
      seed: 'saone',
      level: 0,
      near: 112,
      far: 246,
      mirror: colour('#E2BFA0'),
      depth: colour('#55656A'),
      sparkle: colour('#FFE3BE'),
      reflected: quays,
    });
    quays();
    drawBridge(easel, {
      from: vector(38, 246, 8),
      to: vector(52, 84, 8),
      wide: 11,
      arches: 5,
      stone: colour('#CDBB9C'),
      level: 0,
      water: colour('#A49684'),
    });
    drawNearRoofs(easel);
    varnish(easel, { flare: { x: 0, y: 0.1, radius: 0.6, colour: '#FFD3A0', strength: 0.3 } });
  },
};

const nearSummit = (x: number, y: number) =>
  Math.abs(x - SUMMIT.x) < (y > SUMMIT.y - 60 ? 62 : 40) && y > SUMMIT.y - 110;

function summit(): TerrainItem[] {
  return [
    {
      y: SUMMIT.y + 30,
      draw: (easel, ground) => drawIronTower(easel, vector(186, SUMMIT.y + 30, ground(186, SUMMIT.y + 30) - 2), 84),
    },
    {
      y: SUMMIT.y - 40,
      draw: (easel, ground) => {
        const z = ground(SUMMIT.x, SUMMIT.y) + 2;
        drawBasilica(easel, vector(SUMMIT.x, SUMMIT.y, z), 1.25);
        drawTerrace(easel, vector(SUMMIT.x, SUMMIT.y - 40, z + 0.5), 96, 9);
      },
    },
  ];
}

function saintJean(): TerrainItem {
  return { y: 300, draw: (easel) => drawSaintJean(easel, vector(-84, 304, 6), 0.82) };
}

/** Rows of tall coloured fronts on the far quay, and the wall they stand on. */
function drawQuays(easel: Easel): void {
  for (const [row, y] of [282, 265, 248].entries()) {
    const random = seededRandom(`lyon/quay/${row}`);
    for (let x = -136, index = row * 3; x < 136; index += 1) {
      const [wide, tall] = [random.between(9, 19), random.between(13, 19)];
      drawTownHouse(easel, {
        corner: vector(x, y, 3.4 + (2 - row) * 2),
        wide,
        deep: 12,
        tall,
        pitch: 3,
        wall: random.pick(WALLS),
        roof: random.pick(ROOFS),
        seed: `quay/${row}/${index}`,
        floors: 5,
        bays: Math.round(wide / 2.8),
        chimneys: 2,
        shutters: random.pick(SHUTTERS),
      });
      x += wide;
    }
  }
  for (const side of visibleSides(easel, upright(vector(-170, 245, 0), 340, 3, 3.8)))
    face(easel, outline(side), inHaze(easel.light, lit(easel.light, colour('#94846F'), side.normal), 244));
  const random = seededRandom('lyon/planes');
  for (let x = -126; x < 126; x += random.between(4, 11))
    drawPlant(
      easel,
      { kind: 'tree', at: vector(x, 244.5, 3.6), height: random.between(5, 8), leaf: random.pick(AUTUMN) },
      random,
    );
}

function drawNearRoofs(easel: Easel): void {
  const house = drawHouse(easel, {
    corner: vector(-29, 23.6, 12),
    turn: -22,
    wide: 27,
    deep: 12,
    tall: 15.2,
    pitch: 3.5,
    seed: 'lyon',
    covering: { kind: 'canal', seed: 'lyon', wear: 0.3 },
  });
  drawChimney(easel, house.front, {
    at: { u: 19.6, v: 4.5 },
    wide: 2.2,
    deep: 0.8,
    tall: 2.2,
    skin: 'render',
    pots: 5,
    seed: 'lyon',
  });
}
