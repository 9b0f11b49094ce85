import { colour } from '../kit/colour.server.ts';
import { face } from '../kit/easel.server.ts';
import { varnish } from '../kit/finish.server.ts';
import { lit } from '../kit/light.server.ts';
import { on, patch } from '../kit/plane.server.ts';
import { fractalNoise, seededRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { CLAY, FIR, NEW_CLAY, OLD_CLAY } from '../materials/clay.server.ts';
import { ageing, layCovering, reliefOf } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { drawBeam } from '../materials/timber.server.ts';
import { drawGutter } from '../parts/gutter.server.ts';
import { planHouse } from '../parts/house.server.ts';
import { drawPerson, OUTFITS } from '../parts/people.server.ts';
import { POSES } from '../parts/poses.server.ts';
import { layRidge } from '../parts/ridge.server.ts';
import { drawLadder, drawTileStack } from '../parts/site-gear.server.ts';
import { drawBucket } from '../parts/tools.server.ts';
import type { Scene } from './scene.server.ts';

export const couverture: Scene = {
  alt: 'Pose d’une couverture en tuiles canal : liteaux, écran de sous-toiture et rangs de tuiles qui montent vers le faîtage',
  light: lightOf('morning', 125, 30),
  camera: { eye: vector(1.2, -5.4, 7.6), target: vector(5.2, 3, 5.5), lens: 0.92, centre: { x: 0.55, y: 0.52 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.3, clouds: { cover: 0.4, lit: '#FFEBD2', shaded: '#D5AFA0', size: 520, seed: 7 } });
    paintValley(easel, { seed: 'eyrieux', below: 28, from: 60, mist: '#C4A9A6' });
    const { front, ridge, eave } = planHouse({
      corner: vector(-4, 0, 0),
      wide: 22,
      deep: 10,
      tall: 4,
      pitch: 3.2,
      covering: { kind: 'canal', seed: 'neuf' },
      seed: 'neuf',
    });
    face(easel, patch(front, 0, 0, front.width, front.rise), lit(easel.light, colour('#8FA3A9'), front.normal));
    for (let v = 0.75; v < front.rise; v += 1.3)
      face(easel, patch(front, 0, v, front.width, v + 0.03), easel.light.shadow, 'fill-opacity=".3"');
    const random = seededRandom('battens');
    for (let u = 0.4; u < front.width; u += 0.6)
      drawBeam(
        easel,
        {
          from: on(front, u, 0, 0.02),
          to: on(front, u, front.rise, 0.02),
          wide: 0.05,
          high: 0.03,
          colour: FIR[1] ?? FIR[0],
          top: front.normal,
        },
        random,
      );
    for (let v = 0.2; v < front.rise; v += 0.34) {
      face(easel, patch(front, 0, v - 0.05, front.width, v, 0.02), easel.light.shadow, 'fill-opacity=".4"');
      drawBeam(
        easel,
        {
          from: on(front, 0, v, 0.06),
          to: on(front, front.width, v, 0.06),
          wide: 0.05,
          high: 0.04,
          colour: FIR[0],
          top: front.normal,
        },
        random,
      );
    }
    // Each column of tiles has climbed a little less far to the right.
    const top = fractalNoise('front', 2);
    layCovering(easel, front, {
      kind: 'canal',
      seed: 'neuf',
      wear: 0,
      palette: NEW_CLAY,
      bare: true,
      covers: ({ u, v }) => v < 5.2 - u * 0.27 + Math.round(top(u * 0.6, 1) * 2) * 0.34,
    });
    for (const [u, v, count] of [
      [9.3, 3.6, 6],
      [11.2, 4.3, 7],
      [13.6, 2.6, 6],
    ] as const)
      drawTileStack(easel, front, u, v, count, `stack/${u}`);
    drawPerson(easel, { at: on(front, 10.6, 2.2, 0.06), pose: POSES.kneel, outfit: OUTFITS.terre, mirrored: true });
    drawLadder(easel, on(front, 15.2, 0.3, 0.12), on(front, 15.2, 5.4, 0.12), vector(0.24, 0, 0));
    layRidge(easel, { from: ridge.from, to: on(front, 6.5, front.rise, 0.05), palette: NEW_CLAY, seed: 'ridge' });
    drawGutter(easel, { ...eave, seed: 'gutter' });
    varnish(easel, { flare: { x: 1, y: 0.05, radius: 0.7, colour: '#FFC78A', strength: 0.36 } });
  },
};

export const demoussage: Scene = {
  alt: 'Tuiles couvertes de mousse à gauche, brossées et propres à droite, avec le seau et la brosse du couvreur',
  light: lightOf('noon', 130, 42),
  camera: { eye: vector(3.2, -2.9, 3.7), target: vector(4, 1.5, 1.3), lens: 0.95, centre: { x: 0.5, y: 0.5 } },
  paint: (easel) => {
    paintSky(easel, { horizon: 0.2 });
    paintValley(easel, { seed: 'ouveze', below: 20, from: 60, mist: '#A9BCC8' });
    const { front, ridge } = planHouse({
      corner: vector(-2, -0.9, -1.6),
      wide: 16,
      deep: 11.4,
      tall: 1.3,
      pitch: 3.1,
      covering: { kind: 'romane', seed: 'm' },
      seed: 'm',
    });
    const edge = fractalNoise('brush', 3);
    const clean = (u: number, v: number) => u > 6.1 + (edge(v * 1.2, 2) - 0.5) * 1.1 + v * 0.12;
    const [fresh, aged] = [ageing('new', 0.05, CLAY, 0), ageing('old', 0.95, OLD_CLAY)];
    layCovering(easel, front, {
      kind: 'romane',
      seed: 'm',
      palette: CLAY,
      fate: (cell) => (clean(cell.u, cell.v) ? fresh(cell) : aged(cell)),
    });
    growMoss(easel, front, {
      seed: 'tapis',
      amount: 0.8,
      course: 0.36,
      size: 0.035,
      density: 0.9,
      relief: reliefOf('romane', front),
      where: (u, v) => (clean(u, v) ? 0 : 1),
    });
    layRidge(easel, { ...ridge, palette: OLD_CLAY, seed: 'ridge' });
    drawBrush(easel, on(front, 6.75, 3.1, 0.09), on(front, 8.1, 4.3, 0.6));
    drawBucket(easel, on(front, 7.8, 2.75, 0.05), 0.3, colour('#95A4AE'), colour('#5E6B52'));
    varnish(easel, { flare: { x: 1, y: 0, radius: 0.6, colour: '#FFE6BC', strength: 0.3 } });
  },
};

type Vector3 = ReturnType<typeof vector>;

function drawBrush(easel: Parameters<Scene['paint']>[0], from: Vector3, to: Vector3): void {
  const random = seededRandom('brush');
  drawBeam(easel, { from, to, wide: 0.035, high: 0.035, colour: colour('#C89B62') }, random);
  const [dx, dy] = [0.16, 0.02];
  drawBeam(
    easel,
    {
      from: vector(from.x - dx, from.y - dy, from.z),
      to: vector(from.x + dx, from.y + dy, from.z),
      wide: 0.09,
      high: 0.05,
      colour: colour('#8F6238'),
    },
    random,
  );
  drawBeam(
    easel,
    {
      from: vector(from.x - dx, from.y - dy, from.z - 0.055),
      to: vector(from.x + dx, from.y + dy, from.z - 0.055),
      wide: 0.085,
      high: 0.06,
      colour: colour('#3A3F38'),
    },
    random,
  );
}
