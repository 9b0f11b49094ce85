import { colour, colours } from '../kit/colour.server.ts';
import { clipTo, type Easel, face, group, onSheet } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, type Plane, patch, planeThrough } from '../kit/plane.server.ts';
import { cellRandom } from '../kit/seeded-random.server.ts';
import { ahead, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { growMeadow } from '../landscape/meadow.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR, OLD_OAK } from '../materials/clay.server.ts';
import { layProfiledSheets, TRAY, WAVE } from '../materials/profiled-sheet.server.ts';
import { layTimber } from '../materials/timber.server.ts';
import { upright } from '../parts/box.server.ts';
import { castOnGround } from '../parts/ground-shade.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawRoll } from '../parts/tools.server.ts';
import { finishes, pairOf, skies } from './pair.server.ts';

const [LONG, DEEP, EAVE, RIDGE] = [23, 12, 4.4, 7.6];
const CEMENT = colours('#9A9A92', '#8E8E88', '#A6A49A', '#87867E');
const GRAPHITE = colours('#4A5560', '#4D5863', '#475260');
const chance = cellRandom('hangar');
const broken = (column: number, row: number) =>
  (column === 15 && row === 2) || (column === 6 && row === 0) || chance(column, row) < 0.018;

export const bacAcierPair = pairOf({
  alt: {
    before: 'Avant : hangar agricole couvert de plaques ondulées grises, noircies et cassées par endroits',
    after: 'Après : le même hangar en bac acier nervuré gris graphite, rives, faîtière et gouttière neuves',
  },
  light: { before: lightOf('cool', 232, 40), after: lightOf('noon', 236, 44) },
  camera: { eye: vector(31, -15.5, 9.4), target: vector(12.4, 2, 4.5), lens: 0.99, centre: { x: 0.48, y: 0.53 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.42, clouds: { ...skies(old, 201), size: 640 } });
    paintValley(easel, {
      seed: 'hangar',
      below: 9.4,
      from: 34,
      mist: '#B4C5CE',
      terrain: {
        relief: 10,
        fieldSize: 120,
        fields: colours('#B79A55', '#C7AC68', '#8C8A4A', '#A98F50'),
        vines: false,
        woods: 0.34,
        plants: ['poplar', 'tree', 'bush'],
      },
    });
    drawYard(easel);
    drawFrame(easel, old);
    coverShed(easel, old);
    growMeadow(easel, {
      seed: 'hangar',
      from: 9,
      to: 26,
      count: 900,
      ground: () => 0,
      grass: colours('#5F6C34', '#7A8040', '#8C8648'),
      tall: 0.55,
      bare: (x, y) => ahead(easel.camera, x, y, 0).x > -6.2 && ahead(easel.camera, x, y, 0).y > -8,
    });
  },
  finish: finishes('#707C80', 0.26, '#FFF0CE', 0.3),
});

function drawYard(easel: Easel): void {
  const yard = planeThrough(vector(-6, -16, 0.01), vector(30, -16, 0.01), vector(-6, 14, 0.01));
  face(easel, patch(yard, 0, 8, 33, 29), lit(easel.light, colour('#B3A68C'), yard.normal));
  castOnGround(easel, upright(vector(0, 0, 0), LONG, DEEP, EAVE + 1.6), 0.02, 0.5);
}

/** Posts, back wall of boards, and round bales in the open bays. */
function drawFrame(easel: Easel, old: boolean): void {
  const wood = old ? OLD_OAK : FIR;
  const rear = planeThrough(vector(0, DEEP, 0), vector(LONG, DEEP, 0), vector(0, DEEP, EAVE));
  layBoards(easel, rear, { run: 'v', wide: 0.4, long: 6, palette: wood, seed: 'hangar/rear', wear: 0.8 });
  face(easel, patch(rear, 0, 0, LONG, EAVE), easel.light.shadow, 'fill-opacity=".62"');
  const straw = colour('#D9B867');
  for (const [x, y, z] of [
    [3, 8.4, 0.8],
    [5.2, 8.4, 0.8],
    [7.4, 8.4, 0.8],
    [4.1, 8.4, 2.2],
    [6.3, 8.4, 2.2],
    [13.2, 8, 0.8],
    [15.4, 8, 0.8],
    [14.3, 8, 2.2],
  ] as const)
    drawRoll(easel, vector(x, y - 1.5, z), vector(x, y + 0.4, z), 0.78, straw, colour('#B8964C'));
  layTimber(
    easel,
    [0, 5.75, 11.5, 17.25, 23].flatMap((x) => [
      { from: vector(x, 0.3, 0), to: vector(x, 0.3, EAVE), wide: 0.3, high: 0.3, colour: wood[0] },
      {
        from: vector(x, 0.3, EAVE - 1.3),
        to: vector(x + 1.2, 0.3, EAVE - 0.1),
        wide: 0.16,
        high: 0.18,
        colour: wood[1] ?? wood[0],
      },
    ]),
    'hangar/posts',
  );
  const gable = planeThrough(vector(LONG, 0.2, 0), vector(LONG, DEEP, 0), vector(LONG, 0.2, RIDGE - 0.1));
  const outline = [
    on(gable, 0, 0),
    on(gable, gable.width, 0),
    on(gable, gable.width, EAVE),
    on(gable, DEEP / 2 - 0.2, gable.rise),
    on(gable, 0, EAVE),
  ];
  group(easel, clipTo(easel, onSheet(easel, outline)), () =>
    layBoards(easel, gable, {
      run: 'v',
      wide: 0.36,
      long: 9,
      palette: wood,
      seed: 'hangar/gable',
      wear: old ? 0.8 : 0.1,
    }),
  );
}

function coverShed(easel: Easel, old: boolean): void {
  const slope = planeThrough(
    vector(-0.5, -0.8, EAVE - 0.25),
    vector(LONG + 0.5, -0.8, EAVE - 0.25),
    vector(-0.5, DEEP / 2, RIDGE),
  );
  face(easel, patch(slope, 0, 0, slope.width, slope.rise, -0.02), '#1B1815');
  drawPurlins(easel, slope, old);
  if (old)
    layProfiledSheets(easel, slope, {
      section: WAVE,
      wave: 0.2,
      wide: 1,
      long: 1.5,
      palette: CEMENT,
      seed: 'hangar',
      grime: 0.9,
      missing: broken,
    });
  else
    layProfiledSheets(easel, slope, {
      section: TRAY,
      wave: 0.5,
      wide: 1,
      long: 9,
      palette: GRAPHITE,
      seed: 'hangar',
      mirror: colour('#C9D9E4'),
      gloss: 1.1,
    });
  const trim = lit(easel.light, old ? (CEMENT[1] ?? CEMENT[0]) : GRAPHITE[0], slope.normal);
  face(easel, patch(slope, 0, slope.rise - 0.3, slope.width, slope.rise, 0.07), trim);
  if (!old) {
    face(easel, patch(slope, slope.width - 0.28, 0, slope.width, slope.rise, 0.07), trim);
    face(
      easel,
      patch(slope, 0, slope.rise - 0.33, slope.width, slope.rise - 0.3, 0.05),
      easel.light.shadow,
      'fill-opacity=".4"',
    );
  }
  const edge = [
    on(slope, slope.width, 0),
    on(slope, slope.width, slope.rise),
    on(slope, slope.width, slope.rise, -0.24),
    on(slope, slope.width, 0, -0.24),
  ];
  face(easel, edge, lit(easel.light, old ? colour('#6E6A60') : colour('#3C464F'), vector(1, 0, 0)));
  const rear = [
    vector(LONG + 0.5, DEEP / 2, RIDGE),
    vector(LONG + 0.5, DEEP + 0.8, EAVE - 0.25),
    vector(LONG + 0.5, DEEP + 0.8, EAVE - 0.5),
    vector(LONG + 0.5, DEEP / 2, RIDGE - 0.25),
  ];
  face(easel, rear, lit(easel.light, old ? colour('#6E6A60') : colour('#3C464F'), vector(1, 0, 0)));
  drawGutter(easel, {
    from: on(slope, 0, -0.08, -0.06),
    to: on(slope, slope.width, -0.08, -0.06),
    radius: 0.12,
    bracket: 1,
    seed: 'hangar',
    wear: old ? 1.2 : 0,
    ...(!old && { metal: colour('#596570') }),
  });
}

/** What is seen where a sheet is gone. */
function drawPurlins(easel: Easel, slope: Plane, old: boolean): void {
  if (!old) return;
  for (let v = 0.7; v < slope.rise; v += 1.2)
    face(
      easel,
      patch(slope, 0, v, slope.width, v + 0.12, -0.01),
      lit(easel.light, OLD_OAK[2] ?? OLD_OAK[0], slope.normal),
    );
}
