import { colour } from '../kit/colour.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { on } from '../kit/plane.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { CLAY, ZINC } from '../materials/clay.server.ts';
import { layBlocks, STONE } from '../materials/masonry.server.ts';
import { upright, visibleSides } from '../parts/box.server.ts';
import { drawChimney } from '../parts/chimney.server.ts';
import { drawDormer } from '../parts/dormer.server.ts';
import { drawGutter, drawPipe, drawTube } from '../parts/gutter.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { drawPerson, OUTFITS } from '../parts/people.server.ts';
import { POSES } from '../parts/poses.server.ts';
import { hamlet } from './hamlet.server.ts';
import type { Scene } from './scene.server.ts';

export const gouttieres: Scene = {
  alt: 'Gouttière de zinc demi-ronde et sa descente sous l’égout d’un toit de tuiles canal, mur de pierre',
  light: lightOf('noon', 146, 40),
  camera: { eye: vector(-1.15, -2.7, 3.55), target: vector(1.2, 0, 3.3), lens: 0.9, centre: { x: 0.5, y: 0.55 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.7, clouds: { cover: 0.5, lit: '#FFFFFF', shaded: '#B2C6D2', size: 620, seed: 51 } });
    paintValley(easel, { seed: 'gut', below: 6, from: 14, mist: '#B3C6D0', terrain: { relief: 20 } });
    for (const side of visibleSides(easel, upright(vector(-0.4, 0, 0), 14, 8, 3.42))) {
      layBlocks(easel, side, {
        palette: STONE,
        joint: colour('#CDBD9E'),
        wide: 0.36,
        high: 0.19,
        rough: 0.95,
        seed: 'pierre',
      });
    }
    const house = drawHouse(easel, {
      corner: vector(-0.4, 0, 3.3),
      wide: 14,
      deep: 8,
      tall: 0.35,
      pitch: 2.5,
      overhang: 0.36,
      seed: 'gut',
      covering: { kind: 'canal', seed: 'gut', wear: 0.2 },
      ridge: CLAY,
    });
    drawGutter(easel, { ...house.eave, seed: 'neuve', radius: 0.1, bracket: 0.6 });
    const { from } = house.eave;
    const x = from.x + 0.75;
    drawTube(easel, vector(x, from.y, from.z - 0.06), vector(x, from.y, from.z - 0.2), 0.075, ZINC[0], 0, 0.055);
    drawPipe(
      easel,
      [vector(x, from.y, from.z - 0.18), vector(x, -0.1, from.z - 0.55), vector(x, -0.1, 0)],
      0.052,
      ZINC[0],
    );
    varnish(easel, { flare: { x: 1, y: 0, radius: 0.6, colour: '#FFEBC8', strength: 0.28 } });
  },
};

export const zinguerie: Scene = {
  alt: 'Toits de zinc à joint debout, lucarnes et souches de cheminées au-dessus d’un village, lumière du soir',
  light: lightOf('golden', 112, 26),
  camera: { eye: vector(-1.5, -8.8, 8.9), target: vector(5, 3, 6.6), lens: 0.92, centre: { x: 0.52, y: 0.5 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.42, clouds: { cover: 0.42, lit: '#FFE4C2', shaded: '#C59A94', size: 560, seed: 61 } });
    paintValley(easel, {
      seed: 'lyon',
      below: 30,
      from: 60,
      mist: '#C9A6A0',
      air: 0.6,
      items: hamlet('lyon', 10, 260, 18),
    });
    const mirror = colour('#D3DAE0');
    const seam = { bay: 0.5, palette: ZINC, seed: 'z', mirror };
    const rear = drawHouse(easel, {
      corner: vector(8, 10, 1),
      wide: 16,
      deep: 8,
      tall: 5,
      pitch: 3,
      seed: 'rear',
      covering: { kind: 'zinc', seed: 'rear', mirror },
      ridge: ZINC,
    });
    drawChimney(easel, rear.front, {
      at: { u: 4, v: 3 },
      wide: 2.4,
      deep: 0.7,
      tall: 2,
      skin: 'render',
      pots: 5,
      seed: 'r',
    });
    const house = drawHouse(easel, {
      corner: vector(0, 0, 0),
      turn: -5,
      wide: 20,
      deep: 9,
      tall: 5,
      pitch: 3.3,
      seed: 'zz',
      covering: { kind: 'zinc', seed: 'zz', mirror },
      ridge: ZINC,
      render: colour('#D8C4A4'),
    });
    drawChimney(easel, house.front, {
      at: { u: 2.4, v: 3.7 },
      wide: 2.6,
      deep: 0.75,
      tall: 2.1,
      skin: 'brick',
      pots: 5,
      seed: 'souche',
    });
    drawDormer(easel, house.front, { u: 6.4, v: 0.9, wide: 1.9, tall: 1.6, pitch: 0.8, seam, glow: '#F2B765' });
    drawPerson(easel, { at: on(house.front, 4.5, 1.7, 0.03), pose: POSES.kneel, outfit: OUTFITS.zinc });
    drawGutter(easel, { ...house.eave, seed: 'gutter', radius: 0.1 });
    varnish(easel, { flare: { x: 1, y: 0.1, radius: 0.6, colour: '#FFB872', strength: 0.4 } });
  },
};
