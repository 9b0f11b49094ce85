import { type Easel, pathOf } from '../kit/easel.server.ts';
import { seededRandom } from '../kit/seeded-random.server.ts';
import { point, vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { CLAY, OLD_CLAY } from '../materials/clay.server.ts';
import { ageing, reliefOf } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { type ChimneySetting, drawChimney } from '../parts/chimney.server.ts';
import { drawCrownShade, drawPierCap, spoilStack } from '../parts/chimney-wear.server.ts';
import { drawHouse } from '../parts/house.server.ts';
import { pairOf } from './pair.server.ts';

const STACK: ChimneySetting = {
  at: { u: 3, v: 3.9 },
  wide: 1.55,
  deep: 1,
  tall: 3.3,
  skin: 'brick',
  pots: 0,
  seed: 'souche',
};

export const chemineePair = pairOf({
  alt: {
    before: 'Avant : haute souche de briques fissurée, joints vides, solin décollé et herbes sur le couronnement',
    after: 'Après : la même souche rejointoyée, coiffée d’une dalle sur piles, avec son solin de zinc à gradins',
  },
  light: { before: lightOf('cool', 238, 30), after: lightOf('golden', 240, 26) },
  camera: { eye: vector(-0.6, -3.4, 6.5), target: vector(3.7, 3.4, 8), lens: 0.96, centre: { x: 0.46, y: 0.55 } },
  paint: (easel, old) => {
    paintSky(easel, {
      horizon: 0.9,
      clouds: old
        ? { cover: 0.72, lit: '#C4CCD0', shaded: '#7C8990', size: 700, seed: 171 }
        : { cover: 0.46, lit: '#FFE2BC', shaded: '#D3A08E', size: 700, seed: 171 },
    });
    paintValley(easel, { seed: 'souche', below: 20, from: 60, mist: old ? '#9DABB3' : '#D6AE98', ridgesOnly: true });
    const { front } = drawHouse(easel, {
      corner: vector(0, 0, 0),
      wide: 16,
      deep: 9,
      tall: 4.4,
      pitch: 3,
      seed: 'souche',
      covering: {
        kind: 'canal',
        seed: 'souche',
        fate: old ? ageing('souche', 0.7, OLD_CLAY, 1) : ageing('souche', 0.14, CLAY, 0),
      },
      ridge: old ? OLD_CLAY : CLAY,
    });
    if (old)
      growMoss(easel, front, {
        seed: 'souche',
        amount: 0.4,
        course: 0.34,
        size: 0.04,
        relief: reliefOf('canal', front),
      });
    if (!old) drawSwallows(easel);
    if (!old) drawPierCap(easel, front, STACK);
    drawCrownShade(easel, front, STACK);
    drawChimney(easel, front, { ...STACK, flashing: !old, shadow: old ? 0.3 : 0.6 });
    if (old) spoilStack(easel, front, STACK);
  },
  finish: {
    before: { wash: { colour: '#5E6E78', strength: 0.26 }, vignette: 0.34 },
    after: { flare: { x: 0, y: 0.2, radius: 0.7, colour: '#FFC27E', strength: 0.36 } },
  },
});

/** A few swallows, high up. */
function drawSwallows(easel: Easel): void {
  const random = seededRandom('swallows');
  for (const [x, y, size] of [
    [1050, 210, 30],
    [1170, 300, 22],
    [1290, 190, 18],
    [980, 360, 16],
  ] as const) {
    const tilt = random.between(-0.4, 0.4);
    const wing = (dx: number, dy: number) => point(x + size * (dx - dy * tilt), y + size * (dy + dx * tilt));
    const bird = [
      wing(-1.5, -0.3),
      wing(-0.4, -0.28),
      wing(0, 0),
      wing(0.5, -0.5),
      wing(1.3, -0.9),
      wing(0.5, -0.1),
      wing(0.3, 0.5),
      wing(0, 0.3),
      wing(-0.2, 0.6),
      wing(-0.3, 0.05),
    ];
    easel.put(`<path d="${pathOf(bird)}" fill="#26303A" fill-opacity=".85"/>`);
  }
}
