import { brighten, colour } from '../kit/colour.server.ts';
import { spot } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { on } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { point, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { layBoards } from '../materials/boards.server.ts';
import { FIR, OLD_SLATE, SLATE } from '../materials/clay.server.ts';
import { ageing } from '../materials/covering.server.ts';
import { layBlocks, STONE } from '../materials/masonry.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { layTimber } from '../materials/timber.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { frameBeams } from '../parts/frame.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawPerson, OUTFITS } from '../parts/people.server.ts';
import { POSES } from '../parts/poses.server.ts';
import { drawSpray } from '../parts/weather.server.ts';
import { hamlet } from './hamlet.server.ts';
import type { Scene } from './scene.server.ts';

export const heroCharpente: Scene = {
  alt: 'Charpente de bois en cours de levage au lever du soleil, deux charpentiers au travail sur les fermes',
  wide: true,
  light: lightOf('morning', 122, 15),
  camera: { eye: vector(-5.4, -8.6, 5.4), target: vector(4, 4, 5), lens: 0.9, centre: { x: 0.63, y: 0.56 } },
  paint: (easel) => {
    paintSky(easel, {
      horizon: 0.5,
      glow: { colour: '#FFC78A', radius: 0.7, strength: 0.9 },
      clouds: { cover: 0.36, lit: '#FFE6CB', shaded: '#D5A096', size: 700, seed: 5 },
    });
    paintValley(easel, {
      seed: 'drome',
      below: 24,
      from: 60,
      mist: '#D7A193',
      air: 0.6,
      items: hamlet('drome', -98, 230),
    });
    for (const side of visibleSides(easel, upright(vector(-0.2, -0.2, -2), 8.4, 12.8, 5))) {
      layBlocks(easel, side, {
        palette: STONE,
        joint: colour('#C8B698'),
        wide: 0.44,
        high: 0.24,
        rough: 0.9,
        seed: 'wall',
      });
      if (side.normal.z > 0.9) layBoards(easel, side, { run: 'u', wide: 0.26, long: 3.2, palette: FIR, seed: 'deck' });
    }
    const frame = {
      foot: vector(0, 0, 3),
      span: 8,
      plate: 0.2,
      rise: 3.7,
      trusses: [0, 4.1, 8.2, 12.3],
      colour: brighten(FIR[0], 1.12),
      rafterGap: 0.62,
      raftered: 0.62,
    };
    layTimber(easel, frameBeams(frame), 'frame');
    drawPerson(easel, { at: vector(4.4, 0.1, 3.42), pose: POSES.hammer, outfit: OUTFITS.terre, size: 1 });
    drawPerson(easel, { at: vector(7.2, 1.2, 3.3), pose: POSES.stand, outfit: OUTFITS.zinc, mirrored: true });
    varnish(easel, {
      flare: { x: 0.86, y: 0.5, radius: 0.45, colour: '#FFC07A', strength: 0.5 },
      scrim: { colour: '#171B26', strength: 0.76 },
    });
  },
};

export const heroDemoussage: Scene = {
  alt: 'Toit d’ardoises à moitié couvert de mousse, à moitié nettoyé, pendant un démoussage à la lance',
  wide: true,
  light: lightOf('noon', 128),
  camera: { eye: vector(-2.4, -7, 9.4), target: vector(4.8, 3, 7.1), lens: 0.86, centre: { x: 0.62, y: 0.54 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.36, clouds: { cover: 0.5, lit: '#FFF8EA', shaded: '#AFC0CB', size: 820, seed: 33 } });
    paintValley(easel, {
      seed: 'ardeche',
      below: 30,
      from: 60,
      mist: '#A9BCC8',
      air: 0.55,
      terrain: { woods: 0.62 },
      items: hamlet('ardeche', -112, 250),
    });
    const edge = fractalNoise('edge', 3);
    const clean = (u: number, v: number) => u > 7.7 + (edge(v * 0.7, 2) - 0.5) * 1.8 - v * 0.25;
    const fresh = ageing('new', 0.04, SLATE, 0);
    const aged = ageing('old', 0.8, OLD_SLATE);
    const house = drawHouse(easel, {
      corner: vector(0, 0, 0),
      turn: -4,
      wide: 20,
      deep: 11,
      tall: 5,
      pitch: 3.6,
      seed: 'ecole',
      ridge: [colour('#A85A3C'), colour('#9A4E34')],
      covering: {
        kind: 'slate',
        seed: 'ecole',
        coarse: 1.45,
        fate: (cell) => (clean(cell.u, cell.v) ? fresh(cell) : aged(cell)),
      },
    });
    growMoss(easel, house.front, {
      seed: 'tapis',
      amount: 0.66,
      course: 0.232,
      size: 0.062,
      density: 0.55,
      where: (u, v) => (clean(u, v) ? 0 : 1),
    });
    drawChimney(easel, house.front, {
      at: { u: 3.1, v: 4.2 },
      wide: 1.1,
      deep: 0.8,
      tall: 1.9,
      skin: 'stone',
      pots: 2,
      seed: 'stack',
    });
    const foot = on(house.front, 9.7, 3.1);
    const person = drawPerson(easel, {
      at: foot,
      pose: POSES.spray,
      outfit: OUTFITS.terre,
      mirrored: true,
      size: 1.05,
    });
    const aim = spot(easel, on(house.front, 7.2, 2.3));
    const nozzle = point(person.farHand.x - person.pixels * 0.75, person.farHand.y + person.pixels * 0.26);
    easel.put(
      `<path d="M${person.nearHand.x} ${person.nearHand.y}L${nozzle.x} ${nozzle.y}" stroke="#2b3138" stroke-width="${(person.pixels * 0.035).toFixed(1)}" stroke-linecap="round"/>`,
    );
    drawSpray(easel, seededRandom('spray'), nozzle, aim, person.pixels * 0.5);
    drawGutter(easel, { ...house.eave, seed: 'gutter' });
    varnish(easel, {
      flare: { x: 1, y: 0, radius: 0.5, colour: '#FFE2B0', strength: 0.3 },
      scrim: { colour: '#101C20', strength: 0.78 },
    });
  },
};
