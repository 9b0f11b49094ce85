import { colour } from '../kit/colour.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { ZINC } from '../materials/clay.server.ts';
import { reliefOf } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawDormer } from '../parts/dormer.server.ts';
import { drawGutter, drawPipe } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawRoofWindow } from '../parts/roof-window.server.ts';
import { hamlet } from './hamlet.server.ts';
import type { Scene } from './scene.server.ts';

export const heroToiture: Scene = {
  alt: 'Toit de tuiles canal à la lumière du soir, avec sa cheminée de brique et sa fenêtre de toit, au-dessus des vignes et du Vercors',
  wide: true,
  light: lightOf('golden', 112),
  camera: { eye: vector(-2.2, -6.6, 9.2), target: vector(4.4, 3, 7.3), lens: 0.82, centre: { x: 0.62, y: 0.56 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.34, clouds: { cover: 0.42, lit: '#FFE6C4', shaded: '#D0A190', size: 760, seed: 12 } });
    paintValley(easel, {
      seed: 'rhone',
      below: 30,
      from: 60,
      mist: '#C2A09C',
      air: 0.46,
      items: hamlet('rhone', -112, 250),
    });
    const house = drawHouse(easel, {
      corner: vector(0, 0, 0),
      turn: -4,
      wide: 20,
      deep: 11,
      tall: 5,
      pitch: 3.3,
      seed: 'mas',
      covering: { kind: 'canal', seed: 'mas', wear: 0.22 },
    });
    growMoss(easel, house.front, {
      seed: 'mas',
      amount: 0.16,
      course: 0.34,
      size: 0.035,
      relief: reliefOf('canal', house.front),
    });
    drawRoofWindow(easel, house.front, {
      u: 8.2,
      v: 1.6,
      wide: 1.15,
      tall: 1.6,
      seed: 'pane',
      mirror: ['#F6CE98', '#B99A93', '#4C6480'],
    });
    drawChimney(easel, house.front, {
      at: { u: 5.2, v: 3.7 },
      wide: 1.2,
      deep: 0.8,
      tall: 2.1,
      skin: 'brick',
      pots: 2,
      seed: 'stack',
    });
    drawGutter(easel, { ...house.eave, seed: 'gutter' });
    varnish(easel, {
      flare: { x: 1, y: 0.12, radius: 0.6, colour: '#FFB866', strength: 0.46 },
      scrim: { colour: '#131A22', strength: 0.76 },
    });
  },
};

export const heroZinguerie: Scene = {
  alt: 'Toiture de zinc à joint debout avec sa lucarne, sa gouttière et sa descente, sous un ciel frais',
  wide: true,
  light: lightOf('cool', 128),
  camera: { eye: vector(-3.4, -8.6, 8.2), target: vector(4.4, 2, 6.9), lens: 0.84, centre: { x: 0.62, y: 0.55 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.44, clouds: { cover: 0.62, lit: '#F3F6F8', shaded: '#93A7B6', size: 820, seed: 21 } });
    paintValley(easel, {
      seed: 'isere',
      below: 30,
      from: 60,
      mist: '#9FB4C4',
      air: 0.62,
      items: hamlet('isere', -105, 240),
    });
    const seam = { bay: 0.5, palette: ZINC, seed: 'zinc', mirror: colour('#D9E5EC') };
    const house = drawHouse(easel, {
      corner: vector(0, 0, 0),
      turn: -6,
      wide: 19,
      deep: 9,
      tall: 5,
      pitch: 3.6,
      seed: 'atelier',
      covering: { kind: 'zinc', seed: 'zinc', mirror: colour('#D9E5EC') },
      ridge: ZINC,
      render: colour('#D9D2C4'),
      front: [{ u: 3, v: 1.8, wide: 1.2, tall: 1.9, kind: 'window', shutters: colour('#5F7486') }],
    });
    drawDormer(easel, house.front, { u: 4.2, v: 1.1, wide: 1.9, tall: 1.6, pitch: 0.8, seam });
    drawDormer(easel, house.front, { u: 9.6, v: 1.1, wide: 1.9, tall: 1.6, pitch: 0.8, seam });
    drawChimney(easel, house.front, {
      at: { u: 13.4, v: 4 },
      wide: 1,
      deep: 0.7,
      tall: 1.9,
      skin: 'stone',
      pots: 2,
      seed: 'stack',
    });
    drawGutter(easel, { ...house.eave, seed: 'gutter', radius: 0.1 });
    const foot = house.eave.from;
    drawPipe(
      easel,
      [
        vector(foot.x + 0.9, foot.y + 0.02, foot.z - 0.1),
        vector(foot.x + 0.95, foot.y + 0.5, foot.z - 0.7),
        vector(foot.x + 0.95, foot.y + 0.5, 0),
      ],
      0.055,
      colour('#93A2AC'),
    );
    varnish(easel, { wash: { colour: '#9CC4E0', strength: 0.12 }, scrim: { colour: '#101A24', strength: 0.8 } });
  },
};
