import { type Colour, colour, colours, mix } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { inHaze, lit } from '../kit/light.server.ts';
import { outline } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { drawCableWay, drawFort } from '../landmarks/cable-car.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { type Ground, paintMassif } from '../landscape/massif.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { paintWater } from '../landscape/water.server.ts';
import { ZINC } from '../materials/clay.server.ts';
import { laySnow } from '../materials/snow.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawDormer } from '../parts/dormer.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawTownHouse } from '../parts/town-house.server.ts';
import type { Scene } from './scene.server.ts';
import { scatterHouses, scatterWoods } from './townscape.server.ts';

const WALLS = colours('#D9B08A', '#E3C9A0', '#C99A80', '#DCD0BA', '#E8D8B4', '#B9A08C');
const ROOFS = colours('#6A5A58', '#5A606A', '#7A5248', '#4F565F');
const FIRS = colours('#2F4238', '#3A4C40', '#48584A', '#5C6A5E');
const FROSTED_SLATE = colours('#4A5868', '#415062', '#556374', '#3C4858', '#606E7E');
const [SNOW, ROCK] = [colour('#F1F4F9'), colour('#8C8484')];

const folds = fractalNoise('alpes/folds', 4);
const layers = ['a', 'b', 'c', 'd', 'e'].map((name) => fractalNoise(`alpes/${name}`, 1));
const between01 = (value: number) => Math.max(0, Math.min(1, value));

/** Sharp crests: every octave is folded where it crosses its middle, and weighs more on high ground. */
function crests(x: number, y: number): number {
  let [sum, weight] = [0, 1];
  layers.forEach((noise, index) => {
    const sharp = (1 - Math.abs(noise(x * 2 ** index, y * 2 ** index) * 2 - 1)) ** 2;
    sum += (sharp * weight) / 2 ** index;
    weight = between01(sharp * 1.7);
  });
  return sum / 1.7;
}

const belledonne = (x: number, y: number) =>
  between01((y - 5600) / 2600) *
  (620 + 1500 * crests(x / 2300 + 2.4, y / 2900 + 1)) *
  (1 - 0.25 * between01((y - 9600) / 2000));

/** The spur of Chartreuse that comes down to the river, and its wall above. */
function chartreuse(x: number, y: number): number {
  const side = between01((-x + 34 + (folds(x / 90, y / 120) - 0.5) * 60) / 430);
  const climb = between01((y - 196) / 320);
  const wall = between01((-x - 190 + (folds(x / 60, y / 60 + 5) - 0.5) * 70) / 40) * 150 * between01((y - 520) / 120);
  return 4 + climb * side * 330 + wall + (folds(x / 40, y / 40) - 0.5) * 22 * climb;
}

function snowy({ x, y, z, normal }: Ground): Colour {
  const steep = between01((0.64 - normal.z) * 4);
  const wood = between01((760 + folds(x / 500, y / 500) * 500 - z) / 240);
  return mix(mix(SNOW, ROCK, steep), colour('#46584E'), wood * 0.86);
}

const winterWood = ({ x, y, normal }: Ground): Colour =>
  mix(
    mix(colour('#C9CDD2'), colour('#5E6458'), folds(x / 16, y / 16)),
    colour('#8F8C8A'),
    between01((0.6 - normal.z) * 4),
  );

const FORT = { x: -96, y: 452 };
const byFort = (x: number, y: number) => Math.abs(x - FORT.x) < 50 && Math.abs(y - FORT.y) < 40;

export const villeGrenoble: Scene = {
  alt: 'Grenoble en hiver : les cabines rondes du téléphérique montent au fort de la Bastille, toits enneigés et crêtes de Belledonne',
  wide: true,
  // A clear frost: snow light under the blue of a fine day.
  light: { ...lightOf('snow', 118, 30), sky: lightOf('noon', 0).sky },
  camera: { eye: vector(0, 0, 34), target: vector(0, 100, 34), lens: 1.02, centre: { x: 0.5, y: 0.53 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.53, clouds: { cover: 0.3, lit: '#FFFFFF', shaded: '#C9D3E0', size: 900, seed: 72 } });
    paintMountains(easel);
    paintTown(easel);
    const quay = () => drawQuay(easel);
    paintWater(easel, {
      seed: 'isere',
      level: 0,
      near: 80,
      far: 176.5,
      mirror: colour('#B7C9D6'),
      depth: colour('#4E6A78'),
      sparkle: colour('#F4F8FB'),
      reflected: quay,
      waves: 0.5,
    });
    quay();
    drawCableWay(easel, {
      from: vector(34, 38, 30),
      to: vector(FORT.x + 6, FORT.y, chartreuse(FORT.x, FORT.y) + 26),
      sag: 3,
      strings: [0.07, 0.5],
      cars: 5,
      gap: 7,
    });
    drawNearRoof(easel);
    varnish(easel, { flare: { x: 1, y: 0.05, radius: 0.6, colour: '#FFE6C4', strength: 0.32 } });
  },
};

/** Belledonne in full snow, and the plain of the Isère before it. */
function paintMountains(easel: Easel): void {
  paintMassif(easel, {
    from: 5500,
    to: 11000,
    rows: 62,
    columns: 210,
    height: belledonne,
    surface: snowy,
    mist: { colour: colour('#B9CBE2'), reach: 17000 },
    shaded: true,
  });
  paintMassif(easel, {
    from: 860,
    to: 5800,
    rows: 12,
    columns: 24,
    height: () => 2,
    surface: ({ x, y }) => mix(colour('#A9B0B4'), colour('#DDE2E8'), folds(x / 300, y / 300)),
    mist: { colour: colour('#B9CBE2'), reach: 9000 },
  });
}

/** The spur of the fort, its woods, and the roofs at its foot. */
function paintTown(easel: Easel): void {
  paintMassif(easel, {
    from: 192,
    to: 900,
    rows: 52,
    columns: 110,
    height: chartreuse,
    surface: winterWood,
    mist: { colour: colour('#C3D0E2'), reach: 3000 },
    shaded: true,
    items: [
      ...scatterWoods({
        seed: 'chartreuse',
        count: 1700,
        near: 200,
        far: 880,
        leaves: FIRS,
        radius: [2.4, 4.6],
        clump: 60,
        bare: 0.56,
        avoid: byFort,
      }),
      ...scatterHouses({
        seed: 'saint-laurent',
        count: 80,
        near: 200,
        far: 620,
        walls: WALLS,
        roofs: ROOFS,
        tall: [9, 14],
        turn: 16,
        pitch: 4.6,
        more: { snow: true },
        avoid: (x, y) => x < 10 - (y - 192) * 0.3,
      }),
      { y: FORT.y, draw: (on, ground) => drawFort(on, vector(FORT.x, FORT.y, ground(FORT.x, FORT.y) + 10), 0.68) },
    ],
  });
}

function drawQuay(easel: Easel): void {
  const random = seededRandom('isere/quay');
  for (let x = -96, index = 0; x < 96; index += 1) {
    const [wide, tall] = [random.between(8, 15), random.between(11, 17)];
    drawTownHouse(easel, {
      corner: vector(x, 178, 4),
      wide,
      deep: 12,
      tall,
      pitch: 5,
      wall: random.pick(WALLS),
      roof: random.pick(ROOFS),
      seed: `quai/${index}`,
      floors: 4,
      bays: Math.round(wide / 2.8),
      chimneys: 2,
      snow: true,
      shutters: random.pick(FIRS),
    });
    x += wide;
  }
  for (const side of visibleSides(easel, upright(vector(-120, 175, 0), 240, 3, 4.2)))
    face(easel, outline(side), inHaze(easel.light, lit(easel.light, colour('#A39A90'), side.normal), 174));
}

/** Steep slates with a quilt of snow that the sun has begun to loosen. */
function drawNearRoof(easel: Easel): void {
  const house = drawHouse(easel, {
    corner: vector(1.8, 27, 8),
    turn: 13,
    wide: 22,
    deep: 10,
    tall: 17.2,
    pitch: 6.2,
    seed: 'isere',
    covering: { kind: 'slate', seed: 'isere', palette: FROSTED_SLATE, wear: 0, gloss: 0.06, coarse: 1.3 },
    ridge: ZINC,
    render: colour('#CDBBA0'),
  });
  laySnow(easel, house.front, { seed: 'isere', thick: 0.22, cover: 0.36 });
  const seam = { bay: 0.5, palette: ZINC, seed: 'isere', mirror: colour('#DCE6F0') };
  drawDormer(easel, house.front, { u: 4.6, v: 3, wide: 1.9, tall: 1.7, pitch: 0.9, seam });
  drawChimney(easel, house.front, {
    at: { u: 11, v: 6.6 },
    wide: 1.4,
    deep: 0.8,
    tall: 2,
    skin: 'stone',
    pots: 2,
    seed: 'isere',
    flashing: false,
  });
}
