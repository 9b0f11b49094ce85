import { colour } from '../kit/colour.server.ts';
import { cellRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { CLAY, OLD_CLAY } from '../materials/clay.server.ts';
import { ageing, type Covering, reliefOf } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { SHUTTERS } from '../parts/openings.server.ts';
import { drawRoofWindow } from '../parts/roof-window.server.ts';
import { finishes, pairOf, skies } from './pair.server.ts';

export const demoussagePair = pairOf({
  alt: {
    before: 'Avant démoussage : toit de tuiles canal noirci et couvert de mousse',
    after: 'Après démoussage : le même toit de tuiles canal, propre et sain',
  },
  light: { before: lightOf('cool', 130, 42), after: lightOf('noon', 130, 42) },
  camera: { eye: vector(-3.4, -8.8, 6.6), target: vector(4.4, 2, 4.9), lens: 0.98, centre: { x: 0.52, y: 0.52 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.44, clouds: skies(old, 91) });
    paintValley(easel, { seed: 'pair1', below: 16, from: 60, mist: '#B0C2CC' });
    const fate = old
      ? ageing('p1', 0.95, [colour('#6E5648'), colour('#5D4A40'), colour('#7C6654'), colour('#544840')], 0.4)
      : ageing('p1', 0.06, CLAY, 0);
    const house = drawHouse(easel, {
      corner: vector(0, 0, 0),
      turn: -3,
      wide: 14,
      deep: 9,
      tall: 4,
      pitch: 2.7,
      seed: 'p1',
      covering: { kind: 'canal', seed: 'p1', fate },
      ridge: old ? OLD_CLAY : CLAY,
      front: [
        { u: 4, v: 1.2, wide: 1.1, tall: 1.5, kind: 'window', shutters: SHUTTERS[1] },
        { u: 9, v: 1.2, wide: 1.1, tall: 1.5, kind: 'window', shutters: SHUTTERS[1] },
      ],
    });
    if (old)
      growMoss(easel, house.front, {
        seed: 'p1',
        amount: 0.74,
        course: 0.34,
        size: 0.05,
        relief: reliefOf('canal', house.front),
      });
    drawChimney(easel, house.front, {
      at: { u: 9.8, v: 3.3 },
      wide: 0.95,
      deep: 0.65,
      tall: 1.6,
      skin: 'brick',
      pots: 2,
      seed: 'p1',
    });
    drawGutter(easel, { ...house.eave, seed: 'p1', wear: old ? 0.9 : 0, ...(old && { metal: colour('#87898A') }) });
  },
  finish: finishes('#6F7F86', 0.3, '#FFE8C0', 0.3),
});

export const tuilesPair = pairOf({
  alt: {
    before: 'Avant réfection : tuiles écailles glissées, cassées et manquantes',
    after: 'Après réfection : couverture en tuiles écailles refaite à neuf, avec une fenêtre de toit',
  },
  light: { before: lightOf('cool', 128, 36), after: lightOf('morning', 128, 36) },
  camera: { eye: vector(4.2, -6.8, 6.4), target: vector(6.2, 2, 4.7), lens: 1.1, centre: { x: 0.5, y: 0.5 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.3, clouds: skies(old, 92) });
    paintValley(easel, { seed: 'pair2', below: 18, from: 60, mist: '#BBB4B6' });
    const chance = cellRandom('p2/holes');
    const aged = ageing('p2', 0.85, OLD_CLAY, 2.6);
    const covering: Covering = old
      ? {
          kind: 'scales',
          seed: 'p2',
          coarse: 1.35,
          fate: (cell) =>
            chance(Math.round(cell.column / 2), Math.round(cell.row / 2)) < 0.045 && chance(cell.column, cell.row) < 0.7
              ? { missing: true }
              : aged(cell),
        }
      : { kind: 'scales', seed: 'p2', coarse: 1.35, wear: 0.05, palette: CLAY };
    const house = drawHouse(easel, {
      corner: vector(-4, 0, 0),
      wide: 22,
      deep: 9,
      tall: 3.6,
      pitch: 3,
      seed: 'p2',
      covering,
      ridge: old ? OLD_CLAY : CLAY,
    });
    if (old) growMoss(easel, house.front, { seed: 'p2', amount: 0.34, course: 0.2, size: 0.04 });
    else
      drawRoofWindow(easel, house.front, {
        u: 11.2,
        v: 1.5,
        wide: 1.15,
        tall: 1.6,
        seed: 'p2',
        mirror: ['#F8E2C4', '#B9B8C0', '#56789A'],
      });
    drawGutter(easel, { ...house.eave, seed: 'p2', wear: old ? 0.7 : 0 });
  },
  finish: finishes('#6F7F86', 0.26, '#FFDDAA', 0.3),
});
