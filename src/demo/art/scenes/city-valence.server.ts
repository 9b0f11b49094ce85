import { type Colour, colour, colours, mix } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { lit } from '../kit/light.server.ts';
import { outline, patch, planeThrough } from '../kit/plane.server.ts';
import { fractalNoise } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { drawCastle } from '../landmarks/crussol.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { type Ground, paintMassif } from '../landscape/massif.server.ts';
import { paintRidge } from '../landscape/ridges.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { paintWater } from '../landscape/water.server.ts';
import { drawWindTree } from '../landscape/wind-tree.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import type { Scene } from './scene.server.ts';
import { scatterHouses, scatterWoods } from './townscape.server.ts';

const WALLS = colours('#E6CFA4', '#DDBE92', '#EDDDBB', '#D8B088', '#E9D3B0');
const ROOFS = colours('#B56A48', '#A95C40', '#C07A54', '#B0704E');
const LEAVES = colours('#5E7038', '#6F7F3E', '#4E6434', '#7C8846');

const LEAVES_LIT = colour('#74853F');

const CASTLE = { x: 168, y: 1112 };
const profile = fractalNoise('crussol/profile', 5);
const strata = fractalNoise('crussol/strata', 3);

const between01 = (value: number) => Math.max(0, Math.min(1, value));
const crest = (x: number) =>
  96 +
  150 * Math.exp(-(((x - 180) / 250) ** 2)) +
  40 * Math.exp(-(((x + 300) / 160) ** 2)) +
  (profile(x / 60, 2) - 0.5) * 30;
const edgeOf = (x: number) => 1098 + (profile(x / 90, 7) - 0.5) * 90 - 24 * Math.exp(-(((x - 176) / 150) ** 2));

/** River plain, a foot of scree and garrigue, then the limestone wall. */
function height(x: number, y: number): number {
  const top = crest(x);
  const edge = edgeOf(x);
  const foot = between01((y - 760) / (edge - 70 - 760)) ** 1.7 * top * 0.5;
  const wall = between01((y - edge + 60 + strata(x / 20, 3) * 15) / 60);
  const ledges = Math.floor(wall * 4) / 4 + between01((wall * 4 - Math.floor(wall * 4)) * 2.2) / 4;
  const behind = Math.max(0, y - edge - 30) * 0.22;
  return (
    5 * between01((y - 288) / 8) +
    foot +
    ledges * (top - foot) +
    (profile(x / 40, y / 40) - 0.5) * 8 * between01((y - 700) / 200) -
    behind
  );
}

function surface({ x, y, z, normal }: Ground): Colour {
  if (y < 740) return mix(colour('#8E9150'), colour('#B7A763'), profile(x / 70, y / 90));
  const garrigue = mix(colour('#6C7444'), colour('#A09A66'), profile(x / 20, y / 24));
  const bed = strata(x / 90, z / 7);
  const rock = mix(colour('#F2E8D2'), colour('#CDB58E'), bed > 0.5 ? (bed - 0.5) * 2 : strata(x / 9, z / 26) * 0.5);
  return mix(rock, garrigue, between01((normal.z - 0.56) * 5));
}

export const villeValence: Scene = {
  alt: 'Valence en été sous le mistral : platanes courbés au bord du Rhône et, en face, les ruines de Crussol sur leur falaise',
  wide: true,
  light: lightOf('noon', 246, 40),
  camera: { eye: vector(0, 0, 15), target: vector(0, 100, 15), lens: 1.06, centre: { x: 0.5, y: 0.6 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.6, clouds: { cover: 0.34, lit: '#FFFFFF', shaded: '#C4D6E2', size: 1500, seed: 58 } });
    paintRidge(easel, {
      seed: 'vivarais',
      distance: 12000,
      height: 900,
      cliff: 0.1,
      span: 5200,
      base: -40,
      mist: { colour: colour('#BFD3E0'), share: 0.66 },
    });
    paintFarBank(easel);
    paintWater(easel, {
      seed: 'rhone',
      level: 0,
      near: 48,
      far: 292,
      mirror: colour('#A9C4CC'),
      depth: colour('#3F6C7C'),
      sparkle: colour('#F4FAF6'),
      waves: 0.9,
    });
    drawQuay(easel);
    drawNearRoof(easel);
    varnish(easel, { flare: { x: 0, y: 0, radius: 0.6, colour: '#FFF2CE', strength: 0.3 } });
  },
};

/** Crussol on its cliff, and the plain of Granges at its foot. */
function paintFarBank(easel: Easel): void {
  const ground = { height, surface, mist: { colour: colour('#CFDDE6'), reach: 5600 } };
  paintMassif(easel, {
    ...ground,
    from: 740,
    to: 1300,
    rows: 74,
    columns: 190,
    shaded: true,
    items: [{ y: CASTLE.y - 30, draw: (_easel, at) => drawCastle(easel, at, CASTLE.x, CASTLE.y - 30) }],
  });
  paintMassif(easel, {
    ...ground,
    from: 286,
    to: 740,
    rows: 26,
    columns: 50,
    items: [
      ...scatterHouses({
        seed: 'granges',
        count: 70,
        near: 310,
        far: 620,
        walls: WALLS,
        roofs: ROOFS,
        tall: [6, 10],
        turn: 20,
        wide: [10, 18],
      }),
      ...scatterWoods({
        seed: 'verger',
        count: 1000,
        near: 296,
        far: 1000,
        leaves: LEAVES,
        radius: [2.6, 4.4],
        clump: 60,
        bare: 0.66,
      }),
      ...scatterWoods({
        seed: 'ripisylve',
        count: 150,
        near: 288,
        far: 300,
        leaves: LEAVES,
        radius: [2, 3.6],
        clump: 30,
        bare: 0.5,
      }),
    ],
  });
}

/** The promenade, its parapet, and the plane trees the wind has bent towards the south. */
function drawQuay(easel: Easel): void {
  const walk = planeThrough(vector(-60, 10, 6.4), vector(60, 10, 6.4), vector(-60, 56, 6.4));
  face(easel, outline(walk), lit(easel.light, colour('#CDB892'), walk.normal));
  for (let v = 3; v < walk.rise; v += 4.4)
    face(easel, patch(walk, 0, v, walk.width, v + 0.12), easel.light.shadow, 'fill-opacity=".12"');
  for (const side of visibleSides(easel, upright(vector(-60, 55, 6.4), 120, 0.7, 1)))
    face(easel, outline(side), lit(easel.light, colour('#DCCBA8'), side.normal));
  for (const [index, [x, y, tall]] of (
    [
      [-22, 51, 13.2],
      [-12.6, 50.5, 12.6],
      [-3.4, 50, 13.2],
    ] as const
  ).entries()) {
    const at = vector(x, y, 6.4);
    const reach = tall * 0.32;
    const ragged = fractalNoise(`platane/shade/${index}`, 3);
    const pool = Array.from({ length: 40 }, (_, step) => {
      const angle = (step / 40) * Math.PI * 2;
      const far = reach * (0.7 + 0.6 * ragged(Math.cos(angle) * 3 + 9, Math.sin(angle) * 3 + 9));
      return vector(x + 0.6 + Math.cos(angle) * far * 1.25, y + 1.4 + Math.sin(angle) * far * 0.7, 6.42);
    });
    face(easel, pool, easel.light.shadow, 'fill-opacity=".3"');
    drawWindTree(easel, { at, tall, lean: -0.62, leaf: index % 2 ? LEAVES[0] : LEAVES_LIT, seed: `platane/${index}` });
  }
}

function drawNearRoof(easel: Easel): void {
  const house = drawHouse(easel, {
    corner: vector(2.6, 17, 0),
    turn: 14,
    wide: 26,
    deep: 11,
    tall: 8.2,
    pitch: 3.1,
    seed: 'valence',
    covering: { kind: 'romane', seed: 'valence', wear: 0.14 },
  });
  drawChimney(easel, house.front, {
    at: { u: 7.1, v: 3.7 },
    wide: 1.3,
    deep: 0.8,
    tall: 1.8,
    skin: 'stone',
    pots: 2,
    seed: 'valence',
  });
}
