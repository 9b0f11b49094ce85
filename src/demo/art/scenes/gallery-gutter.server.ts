import { brighten, colour } from '../kit/colour.server.ts';
import { type Easel, face } from '../kit/easel.server.ts';
import { lit } from '../kit/light.server.ts';
import { type Plane, patch, planeThrough } from '../kit/plane.server.ts';
import { cellRandom } from '../kit/seeded-random.server.ts';
import { vector } from '../kit/space.server.ts';
import { lightOf } from '../landscape/lights.server.ts';
import { paintValley } from '../landscape/settings.server.ts';
import { paintSky } from '../landscape/sky.server.ts';
import { OLD_SLATE, OLD_ZINC, SLATE, ZINC } from '../materials/clay.server.ts';
import { ageing, layCovering } from '../materials/covering.server.ts';
import { growMoss } from '../materials/moss.server.ts';
import { type BoxGutter, drawBoxGutter, drawLeafGuard, spoilGutter } from '../parts/box-gutter.server.ts';
import { strewLeaves } from '../parts/leaves.server.ts';
import { hamlet } from './hamlet.server.ts';
import { finishes, pairOf, skies } from './pair.server.ts';

const [NEAR, FAR] = [-1.6, 11.4];
const WIDE = 0.72;
const CORNICE = [colour('#D8C8A8'), colour('#CDBC9A'), colour('#E0D2B6'), colour('#C4B292')];

export const cheneauPair = pairOf({
  alt: {
    before: 'Avant : chéneau rouillé et percé derrière le parapet, eau stagnante et feuilles mortes',
    after: 'Après : le même chéneau plié en zinc neuf, avec ses ressauts et sa crapaudine',
  },
  light: { before: lightOf('cool', 132, 46), after: lightOf('noon', 128, 48) },
  camera: { eye: vector(0.5, -1.7, 1.72), target: vector(0.36, 4, 0.1), lens: 0.96, centre: { x: 0.52, y: 0.5 } },
  paint: (easel, old) => {
    paintSky(easel, { horizon: 0.24, clouds: { ...skies(old, 151), size: 420 } });
    paintValley(easel, {
      seed: 'cheneau',
      below: 17,
      from: 18,
      mist: '#B3C3CA',
      air: 0.6,
      items: hamlet('cheneau', 60, 190),
    });
    const slope = planeThrough(vector(-0.06, NEAR, 0.3), vector(-0.06, FAR, 0.3), vector(-4.4, NEAR, 4.2));
    const fate = old ? ageing('cheneau', 0.9, OLD_SLATE, 1.6) : ageing('cheneau', 0.05, SLATE, 0);
    layCovering(easel, slope, {
      kind: 'slate',
      seed: 'cheneau',
      coarse: 1.3,
      fate,
      wear: old ? 0.9 : 0,
      palette: old ? OLD_SLATE : SLATE,
      gloss: 0.2,
    });
    if (old) growMoss(easel, slope, { seed: 'cheneau', amount: 0.48, course: 0.16, size: 0.035 });
    const gutter = gutterOf(old);
    drawBoxGutter(easel, gutter);
    if (old) spoilGutter(easel, gutter);
    drawDrip(easel, slope, old);
    if (old) {
      strewLeaves(easel, {
        seed: 'cheneau',
        count: 260,
        place: (random) => vector(random.between(0.05, WIDE - 0.06), NEAR + 0.8 + 12 * random.next() ** 1.6, 0.03),
      });
    } else drawLeafGuard(easel, gutter, 1.5);
    drawParapet(easel, old);
  },
  finish: finishes('#6A706C', 0.28, '#FFEAC4', 0.32),
});

const gutterOf = (old: boolean): BoxGutter => ({
  from: NEAR,
  to: FAR,
  wide: WIDE,
  deep: 0.3,
  floor: 0,
  step: 3.5,
  drop: old ? 0.02 : 0.055,
  seam: {
    bay: 2,
    palette: old ? OLD_ZINC : ZINC,
    seed: 'cheneau',
    mirror: colour(old ? '#9C9E98' : '#DCE7EE'),
    wear: old ? 1 : 0,
    stain: colour('#6E4128'),
  },
});

/** The edge of the roof over the trough. */
function drawDrip(easel: Easel, slope: Plane, old: boolean): void {
  const metal = old ? OLD_ZINC[1] : ZINC[1];
  if (!metal) return;
  face(easel, patch(slope, 0, -0.12, slope.width, 0.05, 0.02), lit(easel.light, metal, slope.normal));
  face(easel, patch(slope, 0, 0.05, slope.width, 0.08, 0.02), easel.light.shadow, 'fill-opacity=".35"');
}

/** Coping stones of the parapet: damp and mossy, or with a folded flashing over their inner edge. */
function drawParapet(easel: Easel, old: boolean): void {
  const top = planeThrough(vector(WIDE + 0.6, NEAR, 0.34), vector(WIDE + 0.6, FAR, 0.34), vector(WIDE, NEAR, 0.34));
  const chance = cellRandom('cornice');
  for (let u = 0, stone = 0; u < top.width; u += 1.25, stone += 1) {
    const own = brighten(CORNICE[stone % CORNICE.length] ?? colour('#D8C8A8'), 0.9 + 0.2 * chance(stone, 0));
    const tone = lit(easel.light, own, top.normal);
    face(easel, patch(top, u, 0, u + 1.24, top.rise), tone);
    face(easel, patch(top, u, 0, u + 1.24, 0.05), brighten(tone, 1.12));
    face(easel, patch(top, u + 1.2, 0, u + 1.25, top.rise, 0.001), easel.light.shadow, 'fill-opacity=".45"');
    face(easel, patch(top, u, 0, u + 0.025, top.rise, 0.001), brighten(tone, 1.14));
  }
  if (old) {
    face(easel, patch(top, 0, 0, top.width, top.rise), '#2F322C', 'fill-opacity=".34"');
    growMoss(easel, top, { seed: 'cornice', amount: 0.62, course: 0.5, size: 0.03 });
    return;
  }
  const flashing = lit(easel.light, ZINC[1] ?? ZINC[0], top.normal);
  face(easel, patch(top, 0, 0.38, top.width, 0.42, 0.012), easel.light.shadow, 'fill-opacity=".35"');
  face(easel, patch(top, 0, 0.42, top.width, 0.64, 0.012), flashing);
  face(easel, patch(top, 0, 0.42, top.width, 0.44, 0.016), brighten(flashing, 1.25));
}
