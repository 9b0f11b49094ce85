import { colour } from '../kit/colour.server.ts';
import { spot } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { on } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { point, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { SLATE } from '../materials/clay.server.ts';
import { ageing, layCovering } from '../materials/covering.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { planHouse } from '../parts/house.server.ts';
import { drawPerson, OUTFITS } from '../parts/people.server.ts';
import { POSES } from '../parts/poses.server.ts';
import { layRidge } from '../parts/ridge.server.ts';
import { drawRoofWindow } from '../parts/roof-window.server.ts';
import { drawSpray } from '../parts/weather.server.ts';
import type { Scene } from './scene.server.ts';

export const nettoyage: Scene = {
  alt: 'Nettoyage d’un toit d’ardoises à l’eau : la lance ouvre une bande claire et mouillée dans la surface grise',
  light: lightOf('cool', 118, 36),
  camera: { eye: vector(2.4, -5.2, 7.4), target: vector(5, 3, 5.2), lens: 0.98, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.34, clouds: { cover: 0.6, lit: '#F6F8FA', shaded: '#9DB0BE', size: 520, seed: 17 } });
    paintValley(easel, { seed: 'cance', below: 28, from: 60, mist: '#A7BAC8', air: 0.6 });
    const { front, ridge, eave } = planHouse({
      corner: vector(-4, 0, 0),
      wide: 20,
      deep: 10,
      tall: 4,
      pitch: 3.4,
      covering: { kind: 'slate', seed: 'n' },
      seed: 'n',
    });
    const edge = fractalNoise('jet', 2);
    const clean = (u: number, v: number) =>
      Math.abs(u - 7.6 - v * 0.32 - (edge(v, 1) - 0.5) * 0.5) < 1.35 + v * 0.05 && v > 1.3;
    const grime = [colour('#5D5A50'), colour('#6A665A'), colour('#524F48')];
    const [fresh, aged] = [ageing('wet', 0, SLATE, 0), ageing('dull', 0.95, grime, 0.1)];
    layCovering(easel, front, {
      kind: 'slate',
      seed: 'n',
      gloss: 0.9,
      fate: (cell) => (clean(cell.u, cell.v) ? fresh(cell) : aged(cell)),
    });
    drawRoofWindow(easel, front, {
      u: 11.4,
      v: 2.1,
      wide: 1.1,
      tall: 1.5,
      seed: 'pane',
      mirror: ['#DDE7EC', '#8CA6B8', '#3F5E78'],
    });
    layRidge(easel, { ...ridge, palette: [colour('#8C9AA4'), colour('#98A5AE')], seed: 'ridge', piece: 1 });
    const person = drawPerson(easel, {
      at: on(front, 10.2, 3.0, 0.02),
      pose: POSES.spray,
      outfit: OUTFITS.zinc,
      mirrored: true,
    });
    const nozzle = point(person.farHand.x - person.pixels * 0.7, person.farHand.y + person.pixels * 0.3);
    easel.put(
      `<path d="M${person.nearHand.x} ${person.nearHand.y}L${nozzle.x} ${nozzle.y}" stroke="#2b3138" stroke-width="${(person.pixels * 0.035).toFixed(1)}" stroke-linecap="round"/>`,
    );
    drawSpray(easel, seededRandom('jet'), nozzle, spot(easel, on(front, 8.0, 1.5)), person.pixels * 0.62);
    drawGutter(easel, { ...eave, seed: 'gutter' });
    varnish(easel, { wash: { colour: '#A5CBE6', strength: 0.14 } });
  },
};

export const fenetres: Scene = {
  alt: 'Deux fenêtres de toit dans une couverture d’ardoises, l’une entrouverte, le ciel dans les vitres',
  light: lightOf('noon', 122, 40),
  camera: { eye: vector(2, -4.2, 6.9), target: vector(5, 3, 5.5), lens: 1.12, centre: { x: 0.5, y: 0.52 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.3, clouds: { cover: 0.46, lit: '#FFFFFF', shaded: '#B7C9D4', size: 520, seed: 41 } });
    paintValley(easel, { seed: 'doux', below: 26, from: 60, mist: '#B3C6D0' });
    const { front, ridge } = planHouse({
      corner: vector(-4, 0, 0),
      wide: 22,
      deep: 10,
      tall: 4,
      pitch: 3.6,
      covering: { kind: 'slate', seed: 'f' },
      seed: 'f',
    });
    layCovering(easel, front, { kind: 'slate', seed: 'f', wear: 0.1 });
    layRidge(easel, { ...ridge, palette: [colour('#A85A3C'), colour('#9A4E34'), colour('#B5684A')], seed: 'ridge' });
    drawChimney(easel, front, {
      at: { u: 13.2, v: 4.3 },
      wide: 0.9,
      deep: 0.7,
      tall: 1.5,
      skin: 'render',
      pots: 1,
      seed: 'stack',
    });
    drawRoofWindow(easel, front, {
      u: 6.5,
      v: 1.7,
      wide: 1.3,
      tall: 1.9,
      seed: 'a',
      mirror: ['#F3EBDC', '#9DBCD2', '#3D74A2'],
    });
    drawRoofWindow(easel, front, {
      u: 9.5,
      v: 1.7,
      wide: 1.3,
      tall: 1.9,
      seed: 'b',
      open: 0.62,
      mirror: ['#F8F3E6', '#B4CDDD', '#5B8FB8'],
      glow: '#3a2c20',
    });
    varnish(easel, { flare: { x: 1, y: 0, radius: 0.6, colour: '#FFEBC8', strength: 0.34 } });
  },
};
