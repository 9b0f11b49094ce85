import { colour, colours, mix } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { on, type Plane, patch } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { ahead, dot, minus, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintMassif } from '../landscape/massif.server.ts';
import { growMeadow } from '../landscape/meadow.server.ts';
import { drawPlant } from '../landscape/plants.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { layBlocks } from '../materials/masonry.server.ts';
import { upright } from '../parts/box.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { castOnGround } from '../parts/ground-shade.server.ts';
import { planHouse } from '../parts/house.server.ts';
import { drawOpening } from '../parts/openings.server.ts';
import { coverWithLauze } from './lauze-roof.server.ts';
import { pairOf, skies } from './pair.server.ts';

const BASALT = [colour('#8A8178'), colour('#787068'), colour('#9A9086'), colour('#6C655E')];
const HEATH = colours('#8A7A46', '#9C8A50', '#7A7A48', '#A39560');

const FARM = {
  corner: vector(-1, 0, 0),
  wide: 15.4,
  deep: 9,
  tall: 2.5,
  pitch: 4.7,
  overhang: 0.4,
  seed: 'lauze',
  covering: { kind: 'slate' as const, seed: 'lauze' },
};

const folds = fractalNoise('mezenc/folds', 4);

/** Rounded volcanoes of the high plateau behind grazing land. */
const plateau = (x: number, y: number) => {
  const dome = (at: number, away: number, tall: number, reach: number) =>
    tall * Math.exp(-(((x - at) / reach) ** 2) - ((y - away) / reach) ** 2);
  const rise = Math.max(0, (y - 60) / 900) * 46;
  return (
    rise +
    dome(-330, 1300, 250, 210) +
    dome(380, 1500, 190, 260) +
    dome(40, 1750, 130, 380) +
    (folds(x / 160, y / 200) - 0.5) * 26 * Math.min(1, y / 200)
  );
};

export const lauzePair = pairOf({
  alt: {
    before: 'Avant : toit de lauzes affaissé d’une ferme du plateau, faîtage creusé et trou dans la couverture',
    after: 'Après : le même toit de lauzes reposé d’aplomb, rangs réguliers et faîtage droit',
  },
  light: { before: lightOf('cool', 232, 36), after: lightOf('noon', 236, 40) },
  camera: { eye: vector(-4.6, -15.5, 4.9), target: vector(5.2, 2, 3.3), lens: 1.06, centre: { x: 0.47, y: 0.53 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.6, clouds: { ...skies(old, 191), size: 700 } });
    paintMoor(easel, old);
    const { corner, wide, deep, tall, pitch } = FARM;
    castOnGround(easel, upright(vector(corner.x, corner.y, 0), wide, deep, tall + pitch * 0.55), 0.02);
    drawFarm(easel, old);
    growMeadow(easel, {
      seed: 'mezenc',
      from: 6.5,
      to: 21,
      count: 1500,
      ground: () => 0,
      grass: colours('#5C6636', '#7C7C44', '#948A52'),
      tall: 0.42,
      flowers: ['#E8C93C', '#F0EAD8', '#9C6FA8'],
      bare: (x, y) => behind(easel, x, y),
    });
  },
  finish: {
    before: { wash: { colour: '#66757C', strength: 0.26 }, vignette: 0.32 },
    after: { flare: { x: 0, y: 0.1, radius: 0.6, colour: '#FFECC8', strength: 0.3 } },
  },
});

/** Under the house or behind it. */
function behind({ camera }: Easel, x: number, y: number): boolean {
  const at = ahead(camera, x, y, 0);
  return at.y > -0.25 && at.x > FARM.corner.x - 0.3;
}

function paintMoor(easel: Easel, old: boolean): void {
  const random = seededRandom('mezenc');
  paintMassif(easel, {
    from: 9,
    to: 2300,
    rows: 96,
    columns: 90,
    height: (x, y) => plateau(x, y) - 0.3,
    surface: ({ x, y, normal }) => {
      const grass = mix(HEATH[0], HEATH[3] ?? HEATH[0], folds(x / 14 + y / 30, y / 22));
      return mix(
        grass,
        colour('#5A6246'),
        Math.max(0, Math.min(1, (folds(x / 150, y / 120) - 0.5) * 5 + (0.97 - normal.z) * 4)),
      );
    },
    mist: { colour: colour(old ? '#A9B6BE' : '#BCCDD8'), reach: 2600 },
    items: Array.from({ length: 46 }, () => {
      const y = random.between(26, 420);
      const [x, height] = [random.between(-0.5, 0.5) * y * 1.4, random.between(5, 10)];
      return {
        y,
        draw: (on: Easel, ground: (x: number, y: number) => number) =>
          drawPlant(on, { kind: 'fir', at: ahead(on.camera, x, y, ground(x, y)), height }, random),
      };
    }),
  });
}

function buildWall(easel: Easel, wall: Plane, index: number): void {
  const gable = index > 0;
  const corners: [number, number][] = gable
    ? [
        [0, 0],
        [wall.width, 0],
        [wall.width, FARM.tall],
        [wall.width / 2, wall.rise],
        [0, FARM.tall],
      ]
    : [
        [0, 0],
        [wall.width, 0],
        [wall.width, wall.rise],
        [0, wall.rise],
      ];
  const outline = corners.map(([u, v]) => on(wall, u, v));
  group(easel, clipTo(easel, onSheet(easel, outline)), () =>
    layBlocks(easel, wall, {
      palette: BASALT,
      joint: colour('#9A9080'),
      wide: 0.46,
      high: 0.24,
      rough: 1,
      seed: `ferme/${index}`,
    }),
  );
  if (gable) {
    drawOpening(easel, wall, { u: 4.1, v: 3, wide: 0.7, tall: 0.9, kind: 'window' });
    return;
  }
  face(easel, patch(wall, 0, wall.rise - 0.7, wall.width, wall.rise, 0.01), easel.light.shadow, 'fill-opacity=".45"');
  for (const u of [2.2, 11.6]) drawOpening(easel, wall, { u, v: 0.75, wide: 0.8, tall: 0.95, kind: 'window' });
  drawOpening(easel, wall, { u: 6.7, v: 0, wide: 1.1, tall: 1.9, kind: 'door' });
}

function drawFarm(easel: Easel, old: boolean): void {
  const plan = planHouse(FARM);
  plan.walls.forEach((wall, index) => {
    if (dot(wall.normal, minus(easel.camera.eye, wall.origin)) > 0) buildWall(easel, wall, index);
  });
  const slope = plan.front;
  coverWithLauze(easel, slope, old);
  const stack = {
    at: { u: 13.2, v: 5.1 },
    wide: 1.1,
    deep: 0.8,
    tall: 1.9,
    skin: 'stone' as const,
    pots: 0,
    seed: 'lauze',
  };
  drawChimney(easel, slope, { ...stack, flashing: false, shadow: 0.45 });
}
