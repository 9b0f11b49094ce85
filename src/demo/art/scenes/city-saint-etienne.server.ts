import { type Colour, colour, colours, mix, rgb } from '../kit/colour.server.ts';
import type { Easel } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import type { Light } from '../kit/light.server.ts';
import { fractalNoise } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { drawHeadframe, drawPitHall, drawStack } from '../landmarks/mine.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { type Ground, paintMassif } from '../landscape/massif.server.ts';
import { paintRidge } from '../landscape/ridges.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import type { TerrainItem } from '../landscape/terrain.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawRoofWindow } from '../parts/roof-window.server.ts';
import type { Scene } from './scene.server.ts';
import { scatterHouses, scatterWoods } from './townscape.server.ts';

const WALLS = colours('#CFC0A4', '#BDAE96', '#D8CBB2', '#B5A48E', '#C4A78C', '#A99C8C', '#DAD2C2');
const ROOFS = colours('#8E4A38', '#9C5240', '#7F4234', '#A65C46', '#8A5A4A');
const SPRING = colours('#7E9A4A', '#93A957', '#6A8743', '#A9B763', '#5C7A44');
const BRICK_RED = colours('#9A4A34', '#8C4230', '#A8543A', '#7E3E2E', '#B4603F');

/** The two slag heaps: where each stands, how high, and how wide at its foot. */
const HEAPS = [
  { x: -118, y: 760, tall: 118, reach: 208 },
  { x: 78, y: 700, tall: 104, reach: 186 },
] as const;

const folds = fractalNoise('forez/folds', 4);
const gullies = fractalNoise('forez/gullies', 3);

function heapAt(x: number, y: number): number {
  return HEAPS.reduce((highest, heap) => {
    const reach = Math.hypot(x - heap.x, y - heap.y);
    const angle = Math.atan2(y - heap.y, x - heap.x);
    const furrow = (gullies(angle * 7, reach / 90) - 0.5) * 9 * Math.min(1, reach / 60);
    // A tip of slag lies at its own angle of rest, blunted at the top.
    const cone = heap.tall * (1 - Math.sqrt((reach / heap.reach) ** 2 + 0.004)) + furrow;
    return Math.max(highest, cone);
  }, 0);
}

const height = (x: number, y: number) => (folds(x / 120, y / 160) - 0.5) * 14 + Math.max(0, heapAt(x, y));

function surface({ x, y, z }: Ground): Colour {
  const slag = heapAt(x, y);
  const green = mix(colour('#55673A'), colour('#758148'), folds(x / 26, z / 14 + y / 60));
  if (slag < 3) return green;
  const bare = mix(colour('#4A443F'), colour('#5F564C'), folds(x / 12, z / 9));
  const grown = folds(x / 40, z / 24 + 5) - 0.3 - (slag / 118) * 0.46;
  return mix(bare, green, Math.max(0, Math.min(1, 0.5 + grown * 4)));
}

const onHeap = (x: number, y: number) => heapAt(x, y) > 2;
const inPit = (x: number, y: number) => (y > 128 && y < 232 && x > 4 && x < 130) || onHeap(x, y);

function pithead(): TerrainItem[] {
  const at = (y: number, draw: (easel: Easel) => void): TerrainItem => ({ y, draw });
  return [
    at(226, (easel) => drawStack(easel, vector(18, 226, -6), 46)),
    at(205, (easel) => drawPitHall(easel, vector(22, 196, -6), 5, 7)),
    at(172, (easel) => drawHeadframe(easel, vector(58, 172, -6), 52)),
    at(160, (easel) => drawPitHall(easel, vector(74, 150, -6), 4, 7)),
  ];
}

/** The sun comes out between two showers. */
const sunnier = (light: Light): Light => ({ ...light, sunColour: rgb(1.02, 0.94, 0.8) });

export const villeSaintEtienne: Scene = {
  alt: 'Saint-Étienne au printemps : les deux crassiers et le chevalement de la mine au-dessus des toits de tuiles mécaniques, le Pilat au loin',
  wide: true,
  light: sunnier(lightOf('cool', 228, 36)),
  camera: { eye: vector(0, 0, 33), target: vector(0, 100, 33), lens: 1.02, centre: { x: 0.5, y: 0.52 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.52, clouds: { cover: 0.64, lit: '#FFF6E4', shaded: '#8799A8', size: 980, seed: 47 } });
    for (const [index, distance, tall, share] of [
      [0, 14000, 1500, 0.7],
      [1, 9000, 860, 0.52],
      [2, 4200, 250, 0.36],
    ] as const)
      paintRidge(easel, {
        seed: `pilat/${index}`,
        distance,
        height: tall,
        cliff: 0,
        span: distance * 0.42,
        base: -30 - index * 40,
        forest: colour('#3E5546'),
        mist: { colour: colour('#A9BBC8'), share },
      });
    const ground = { height, surface, mist: { colour: colour('#B9C8D2'), reach: 3600 } };
    paintMassif(easel, { ...ground, from: 490, to: 980, rows: 64, columns: 170 });
    paintMassif(easel, {
      ...ground,
      from: 44,
      to: 490,
      rows: 36,
      columns: 60,
      items: [
        ...scatterHouses({
          seed: 'forez/far',
          count: 130,
          near: 240,
          far: 560,
          walls: WALLS,
          roofs: ROOFS,
          tall: [9, 15],
          turn: 18,
          avoid: onHeap,
        }),
        ...scatterHouses({
          seed: 'forez/near',
          count: 64,
          near: 92,
          far: 250,
          walls: WALLS,
          roofs: ROOFS,
          tall: [10, 16],
          turn: 14,
          avoid: inPit,
        }),
        ...scatterWoods({
          seed: 'forez/woods',
          count: 900,
          near: 90,
          far: 620,
          leaves: SPRING,
          radius: [2.6, 4.6],
          clump: 60,
          bare: 0.74,
          avoid: inPit,
        }),
        ...pithead(),
      ],
    });
    drawNearRoof(easel);
    varnish(easel, {
      wash: { colour: '#9CC4E0', strength: 0.06 },
      flare: { x: 0.9, y: 0, radius: 0.6, colour: '#FFE9C0', strength: 0.3 },
    });
  },
};

function drawNearRoof(easel: Easel): void {
  const house = drawHouse(easel, {
    corner: vector(-25, 21, 12),
    turn: -16,
    wide: 24,
    deep: 12,
    tall: 14.6,
    pitch: 3.8,
    seed: 'forez',
    covering: { kind: 'mechanical', seed: 'forez', wear: 0.16, palette: BRICK_RED },
    ridge: BRICK_RED,
    render: colour('#C9BCA4'),
  });
  drawRoofWindow(easel, house.front, {
    u: 17.6,
    v: 3.7,
    wide: 1.14,
    tall: 1.5,
    seed: 'forez',
    mirror: ['#E9EEF0', '#9DB4C4', '#56788F'],
  });
  drawGutter(easel, { ...house.eave, seed: 'forez' });
}
